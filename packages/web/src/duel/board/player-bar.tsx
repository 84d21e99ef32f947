import type { View } from '@spellspeed/engine';
import type { Occurrence } from '../../host/types.ts';
import { useSay } from '../../i18n/say.ts';
import type { Side } from '../../words/place-name.ts';
import { OPPONENT } from '../drag/draggable.ts';
import { useDropState } from '../drag/use-drag.ts';
import { LifeChange } from './life-change.tsx';
import styles from './player-bar.module.css';
import { useSideWords } from './use-side-words.ts';

const NO_KEYS: readonly string[] = [];

interface PlayerBarProps {
  readonly view: View;
  readonly side: Side;
  /** The deck that is played, as it is called here; null where there is none to tell. */
  readonly deck: string | null;
  /** How the bar of Life Points is filled: what a duel begins with. */
  readonly full: number;
  /** What happens in the step that is shown. */
  readonly news: readonly Occurrence[];
}
/** A player: name, Life Points, and whether it is their turn. */
export const PlayerBar = ({ view, side, deck, full, news }: PlayerBarProps) => {
  const say = useSay();
  const { player } = useSideWords();
  const { lifePoints, hand } = view[side];
  const isTurn = (view.turnPlayer === view.player) === (side === 'you');
  const drop = useDropState(side === 'opponent' ? [OPPONENT] : NO_KEYS);
  const part = Math.min(1, lifePoints / full);
  return (
    <section
      className={styles.bar}
      data-side={side}
      data-turn={isTurn || undefined}
      data-places={side === 'opponent' ? OPPONENT : undefined}
      data-drop={drop}
      aria-label={player(side)}
    >
      <span className={styles.who}>
        <span className={styles.marker} aria-hidden="true">
          {isTurn ? '▶' : ''}
        </span>
        <strong>{player(side)}</strong>
        {deck !== null && <span className={styles.deck}>{deck}</span>}
      </span>
      <span className={styles.hand}>{say('duel.hand-count', { count: hand.length })}</span>
      <span className={styles.life}>
        <span className={styles.meter} aria-hidden="true">
          <span style={{ inlineSize: `${part * 100}%` }} data-low={part <= 0.25 || undefined} />
        </span>
        <LifePoints points={lifePoints} />
        <LifeChange view={view} side={side} news={news} />
      </span>
    </section>
  );
};

const LifePoints = ({ points }: { readonly points: number }) => {
  const say = useSay();
  return (
    <span className={styles.points}>
      {points} <abbr title={say('word.life-points')}>LP</abbr>
    </span>
  );
};
