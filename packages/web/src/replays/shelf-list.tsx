import { Button } from 'react-aria-components';
import { useIntl } from 'react-intl';
import room from '../app/room.module.css';
import { useSay } from '../i18n/say.ts';
import { download } from './download.ts';
import { useReplayTitle } from './replay-title.ts';
import { MOST_ROOM, roomOf, type Shelved, shelvedText } from './shelf.ts';

interface ShelfListProps {
  readonly list: readonly Shelved[];
  readonly open: (entry: Shelved) => void;
  readonly remove: (entry: Shelved) => void;
}
/** The kept replays, the latest first. */
export const ShelfList = ({ list, open, remove }: ShelfListProps) => {
  const say = useSay();
  if (list.length === 0) return <p className={room.quiet}>{say('replays.none')}</p>;
  return (
    <>
      <Room list={list} />
      <ul className={room.list}>
        {list.map((entry) => (
          <li key={entry.id}>
            <ShelfLine entry={entry} open={open} remove={remove} />
          </li>
        ))}
      </ul>
    </>
  );
};

interface ShelfLineProps extends Pick<ShelfListProps, 'open' | 'remove'> {
  readonly entry: Shelved;
}
/** One replay: the decks, how it ended and when; and what can be done with it. */
const ShelfLine = ({ entry, open, remove }: ShelfLineProps) => {
  const say = useSay();
  const { formatDate } = useIntl();
  const title = useReplayTitle()(entry);
  const { id, at, outcome, turns } = entry;
  const give = async (): Promise<void> => {
    const text = await shelvedText(id);
    if (text !== undefined) download(`${title}.replay.json`, text, 'application/json');
  };
  return (
    <>
      <span>
        <strong>{title}</strong>
        <span className={room.quiet}>
          {outcome && <b data-outcome={outcome}>{say(`replays.outcome.${outcome}`)}</b>}
          {outcome && ' · '}
          {turns !== undefined && `${say('replays.turns', { turns })} · `}
          {formatDate(at, { dateStyle: 'medium', timeStyle: 'short' })}
        </span>
      </span>
      <span className="row">
        <Button
          className="button primary"
          aria-label={say('replays.watch.named', { title })}
          onPress={() => open(entry)}
        >
          {say('replays.watch')}
        </Button>
        <Button
          className="button"
          aria-label={say('replays.download.named', { title })}
          onPress={() => void give()}
        >
          {say('replays.download')}
        </Button>
        <Button
          className="button"
          aria-label={say('replays.delete.named', { title })}
          onPress={() => remove(entry)}
        >
          {say('replays.delete')}
        </Button>
      </span>
    </>
  );
};

/** From this share of the room on it is told which replay goes next. */
const NEARLY_FULL = 0.9;
const KILO = 1000;
/** How much room the replays take; before one has to go, which one that is. */
const Room = ({ list }: { readonly list: readonly Shelved[] }) => {
  const say = useSay();
  const { formatDate } = useIntl();
  const titleOf = useReplayTitle();
  const used = roomOf(list);
  const oldest = list.at(-1);
  const isFull = used > MOST_ROOM * NEARLY_FULL && oldest !== undefined;
  return (
    <p role="status" className={room.quiet}>
      {say('replays.room', {
        count: list.length,
        used: Math.ceil(used / KILO),
        most: Math.round(MOST_ROOM / KILO),
      })}{' '}
      {isFull &&
        say('replays.room.oldest', {
          title: titleOf(oldest),
          date: formatDate(oldest.at, { dateStyle: 'medium', timeStyle: 'short' }),
        })}
    </p>
  );
};
