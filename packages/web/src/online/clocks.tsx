import { useEffect, useState } from 'react';
import styles from './online.module.css';
import { useOnlineSay } from './online-words.ts';
import type { SeenTable } from './use-online.ts';

const SECOND = 1000;
export const minutesOf = (milliseconds: number): string => {
  const seconds = Math.max(0, Math.ceil(milliseconds / SECOND));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};
/** Milliseconds since the server said it; looked at every half second. */
export const usePassed = (at: number): number => {
  const [now, setNow] = useState(at);
  useEffect(() => {
    const ticking = setInterval(() => setNow(performance.now()), SECOND / 2);
    return () => clearInterval(ticking);
  }, []);
  return Math.max(0, now - at);
};

/** What each player has left. The server alone decides when it is over. */
export const Clocks = ({ table }: { readonly table: SeenTable }) => {
  const say = useOnlineSay();
  const { players, course, at } = table;
  const passed = usePassed(at);
  return (
    <ul className={styles.clocks}>
      {players.map((player, seat) => {
        const left = (course.clock.left[seat] ?? 0) - (course.clock.runs[seat] ? passed : 0);
        return (
          <li key={player?.account ?? seat} data-runs={course.clock.runs[seat] || undefined}>
            {say('online.clock', { name: player?.name ?? '', time: minutesOf(left) })}
          </li>
        );
      })}
    </ul>
  );
};
