import { Button } from 'react-aria-components';
import { Clocks, minutesOf, usePassed } from './clocks.tsx';
import styles from './online.module.css';
import { useOnlineSay } from './online-words.ts';
import { type SeenTable, useOnline } from './use-online.ts';

/** The score, the clocks, and whether both are there. */
export const MatchState = ({ table }: { readonly table: SeenTable }) => {
  const say = useOnlineSay();
  const connected = useOnline((online) => online.connected);
  const { players, course } = table;
  const [yours = 0, theirs = 0] = course.view?.score ?? [];
  return (
    <section className={styles.state}>
      <p>{say('online.score', { you: players[0].name, yours, theirs, other: players[1]?.name ?? '' })}</p>
      <Clocks table={table} />
      {connected !== 'there' && <p role="alert">{say('online.state.lost')}</p>}
      <Away table={table} />
    </section>
  );
};

const Away = ({ table }: { readonly table: SeenTable }) => {
  const say = useOnlineSay();
  const ask = useOnline((online) => online.ask);
  const { seat, players, course, at } = table;
  const passed = usePassed(at);
  if (seat === null) return null;
  const other = seat === 0 ? 1 : 0;
  const { away, awayLeft, left, runs } = course.clock;
  if (!away[other]) return null;
  const wait = Math.min(awayLeft[other], runs[other] ? left[other] : Number.POSITIVE_INFINITY) - passed;
  return (
    <div role="status">
      <p>{say('online.away', { name: players[other]?.name ?? '', time: minutesOf(wait) })}</p>
      <Button
        className="button"
        isDisabled={wait > 0}
        onPress={() => void ask({ type: 'claim', table: table.id })}
      >
        {say('online.claim')}
      </Button>
    </div>
  );
};
