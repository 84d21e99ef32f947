import { registerSW } from 'virtual:pwa-register';
import { useEffect, useState } from 'react';
import { Button } from 'react-aria-components';
import { useSay } from '../i18n/say.ts';
import styles from './new-version.module.css';
import { beginKeeping } from './offline/use-offline.ts';

/** The page keeps itself for a time without network only when it has been shown: the first question comes first. */
const AFTER_THE_FIRST_SCREEN = 4000;

/** A new version is offered and never forced: the page goes on as it is until somebody asks for it. Duels are kept. */
export const NewVersion = () => {
  const say = useSay();
  const [update, setUpdate] = useState<(() => Promise<void>) | null>(null);
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    const timer = setTimeout(() => {
      void navigator.serviceWorker.ready.then(beginKeeping);
      const take = registerSW({
        immediate: true,
        onNeedRefresh: () =>
          setUpdate(() => async () => {
            // The new service worker takes over what is open, this page too: it loads anew.
            navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
              once: true,
            });
            await take();
          }),
      });
    }, AFTER_THE_FIRST_SCREEN);
    return () => clearTimeout(timer);
  }, []);
  if (update === null) return null;
  return (
    <section className={styles.note} aria-label={say('app.new-version')}>
      <p role="status">{say('app.new-version')}</p>
      <div className="row">
        <Button className="button primary" onPress={() => void update()}>
          {say('app.new-version.take')}
        </Button>
        <Button className="button" onPress={() => setUpdate(null)}>
          {say('app.new-version.later')}
        </Button>
      </div>
    </section>
  );
};
