import { useSay } from '../../i18n/say.ts';
import { useTable } from '../table-context.ts';
import styles from './board.module.css';
import { GridCell } from './grid-cell.tsx';
import { useSideWords } from './use-side-words.ts';

/** In the middle of the table: which turn it is, and whose. */
export const TurnCell = () => {
  const say = useSay();
  const { view } = useTable();
  const words = useSideWords();
  const side = view.turnPlayer === view.player ? 'you' : 'opponent';
  return (
    <GridCell className={styles.turn}>
      <span className={styles.turnNumber}>{say('duel.turn', { turn: view.turn })}</span>
      <span data-side={side}>
        {words.isWatched ? say('duel.turn.of', { name: words.player(side) }) : say(`duel.turn.${side}`)}
      </span>
    </GridCell>
  );
};
