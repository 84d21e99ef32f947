import { type ComponentType, useEffect, useState } from 'react';
import { Button } from 'react-aria-components';
import { useSay } from '../i18n/say.ts';
import { loaded } from './load.ts';
import styles from './pages.module.css';

type Module = { readonly default: ComponentType };
interface LazyPageProps {
  readonly load: () => Promise<Module>;
}
const RELOADED = 'spellspeed.reloaded';
/** A page of an older version asks for parts that the host has no more: loaded anew it finds the new ones. Once a minute at most. */
const reloadOnce = (): void => {
  const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
  if (!navigator.onLine || Date.now() - last < 60_000) return;
  sessionStorage.setItem(RELOADED, String(Date.now()));
  location.reload();
};

/** A page that is loaded when it is first opened. What fails to load is tried again by itself, and whenever the network comes back. */
export const LazyPage = ({ load }: LazyPageProps) => {
  const say = useSay();
  const [page, setPage] = useState<{ readonly of: typeof load; readonly is: Module } | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads anew
  useEffect(() => {
    let isWanted = true;
    const again = (): void => setAttempt((before) => before + 1);
    void loaded(load).then(
      (is) => {
        if (!isWanted) return;
        setPage({ of: load, is });
        setFailed(false);
      },
      () => {
        if (!isWanted) return;
        setFailed(true);
        reloadOnce();
        window.addEventListener('online', again, { once: true });
      },
    );
    return () => {
      isWanted = false;
      window.removeEventListener('online', again);
    };
  }, [load, attempt]);
  if (page?.of === load) return <page.is.default />;
  if (!failed) return <p className={styles.loading}>{say('app.loading')}</p>;
  return (
    <div className={styles.plain} role="alert">
      <p>{say('app.load-failed')}</p>
      <Button className="button primary" onPress={() => setAttempt(attempt + 1)}>
        {say('app.error.again')}
      </Button>
    </div>
  );
};
