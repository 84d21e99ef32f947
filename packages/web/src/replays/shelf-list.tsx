import { Button } from 'react-aria-components';
import { useIntl } from 'react-intl';
import { useSay } from '../i18n/say.ts';
import { download } from './download.ts';
import styles from './replays.module.css';
import { type Shelved, shelvedText } from './shelf.ts';

interface ShelfListProps {
  readonly list: readonly Shelved[];
  readonly open: (entry: Shelved) => void;
  readonly remove: (entry: Shelved) => void;
}
/** The kept replays, the latest first. */
export const ShelfList = ({ list, open, remove }: ShelfListProps) => {
  const say = useSay();
  const { formatDate } = useIntl();
  const give = async ({ id, title }: Shelved): Promise<void> => {
    const text = await shelvedText(id);
    if (text !== undefined) download(`${title}.replay.json`, text, 'application/json');
  };
  if (list.length === 0) return <p className={styles.quiet}>{say('replays.none')}</p>;
  return (
    <ul className={styles.list}>
      {list.map((entry) => (
        <li key={entry.id}>
          <span>
            <strong>{entry.title}</strong>
            <span className={styles.quiet}>
              {formatDate(entry.at, { dateStyle: 'medium', timeStyle: 'short' })}
            </span>
          </span>
          <span className="row">
            <Button
              className="button primary"
              aria-label={say('replays.watch.named', { title: entry.title })}
              onPress={() => open(entry)}
            >
              {say('replays.watch')}
            </Button>
            <Button
              className="button"
              aria-label={say('replays.download.named', { title: entry.title })}
              onPress={() => void give(entry)}
            >
              {say('replays.download')}
            </Button>
            <Button
              className="button"
              aria-label={say('replays.delete.named', { title: entry.title })}
              onPress={() => remove(entry)}
            >
              {say('replays.delete')}
            </Button>
          </span>
        </li>
      ))}
    </ul>
  );
};
