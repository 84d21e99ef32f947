import { Button } from 'react-aria-components';
import { useSay } from '../../i18n/say.ts';
import styles from './offline.module.css';
import { useOffline } from './use-offline.ts';

const megabytes = (bytes: number): number => Math.ceil(bytes / 1_000_000);

/** Says what works without network, and keeps the rest for who wants it. */
export const WithoutNetwork = () => {
  const say = useSay();
  const { kept, keeping, size, keepAll } = useOffline();
  if (kept === 'nothing' && keeping === null) return null;
  const all = size === null ? null : megabytes(size);
  return (
    <div className={styles.offline} data-kept={kept}>
      <p role="status">
        {kept === 'everything' ? (
          <>✓ {say('app.offline.everything')}</>
        ) : typeof keeping === 'number' ? (
          say('app.offline.keeping', { kept: megabytes(keeping), all: all ?? 0 })
        ) : keeping === 'failed' ? (
          say('app.offline.failed')
        ) : (
          <>✓ {say('app.offline.opened')}</>
        )}
      </p>
      {kept !== 'everything' && typeof keeping !== 'number' && all !== null && (
        <Button className="button" onPress={() => void keepAll()}>
          {say('app.offline.keep', { all })}
        </Button>
      )}
    </div>
  );
};
