import type { View } from '@spellspeed/engine';
import * as m from 'motion/react-m';
import type { Occurrence } from '../../host/types.ts';
import type { Side } from '../../words/place-name.ts';
import { playerOf } from './layout.ts';
import styles from './player-bar.module.css';

interface LifeChangeProps {
  readonly view: View;
  readonly side: Side;
  readonly news: readonly Occurrence[];
}
/** By how much the Life Points of a player change in a step. */
const changeIn = (news: readonly Occurrence[], player: View['player']): number =>
  news.reduce((sum, { event }) => {
    switch (event.what) {
      case 'battle-damage':
      case 'effect-damage':
      case 'life-points-paid':
      case 'life-points-lost':
        return event.player === player ? sum - event.amount : sum;
      case 'life-points-gained':
        return event.player === player ? sum + event.amount : sum;
      default:
        return sum;
    }
  }, 0);

/** The number that rises over the Life Points when they change. */
export const LifeChange = ({ view, side, news }: LifeChangeProps) => {
  const change = changeIn(news, playerOf(view, side));
  if (change === 0) return null;
  return (
    <m.span
      className={styles.change}
      data-sign={change > 0 ? 'up' : 'down'}
      aria-hidden="true"
      initial={{ opacity: 0, y: 14, scale: 0.7 }}
      animate={{ opacity: 1, y: 0, scale: 1 }}
    >
      {change > 0 ? `+${change}` : `−${-change}`}
    </m.span>
  );
};
