import { useEffect, useMemo, useRef } from 'react';
import { Button } from 'react-aria-components';
import styles from './analysis.module.css';
import { type Listed, listed, ROOT } from './tree.ts';
import type { ToldNode } from './types.ts';
import type { Analysis } from './use-analysis.ts';
import { useAnalysisSay } from './words.ts';

interface LinesProps {
  readonly analysis: Analysis;
  readonly told: readonly (ToldNode | null)[];
  readonly names: readonly [string, string];
}
/** All that was tried, a move a line; a variation stands further in, below the move that it replaces. */
export const Lines = ({ analysis, told, names }: LinesProps) => {
  const say = useAnalysisSay();
  const { tree } = analysis;
  const moves = useMemo(
    () => listed(tree).filter(({ node }) => told[node] === null || told[node]?.deed != null),
    [tree, told],
  );
  const list = useMoveInSight(analysis.told);
  return (
    <section className={styles.box} aria-label={say('analysis.moves')}>
      <ol className={styles.lines} ref={list}>
        <li aria-current={analysis.told === ROOT ? 'step' : undefined}>
          <Button className={styles.move ?? ''} onPress={() => analysis.goTo(ROOT)}>
            {say('analysis.begin')}
          </Button>
        </li>
        {moves.map(({ node, depth }, index) => (
          <Move
            key={node}
            {...{ node, depth, analysis, names }}
            told={told[node] ?? null}
            turn={turnBefore(moves, index, told)}
          />
        ))}
      </ol>
    </section>
  );
};
/** The turn of the move listed before this one. */
const turnBefore = (moves: readonly Listed[], index: number, told: LinesProps['told']): number | null => {
  const before = moves[index - 1];
  return before === undefined ? null : (told[before.node]?.turn ?? null);
};

interface MoveProps extends Listed, Pick<LinesProps, 'analysis' | 'names'> {
  readonly told: ToldNode | null;
  readonly turn: number | null;
}
const Move = ({ node, depth, told, turn, analysis, names }: MoveProps) => {
  const say = useAnalysisSay();
  const name = analysis.tree.nodes[node]?.name ?? '';
  const words =
    told === null
      ? say('analysis.broken')
      : say('analysis.move', { player: names[told.player], deed: told.deed });
  return (
    <li
      aria-current={analysis.told === node ? 'step' : undefined}
      style={{ '--depth': Math.min(depth, 8) }}
      data-depth={depth}
    >
      {told !== null && told.turn !== turn && (
        <span className={styles.turn}>{say('analysis.turn', { turn: told.turn })}</span>
      )}
      <Button className={styles.move ?? ''} isDisabled={told === null} onPress={() => analysis.goTo(node)}>
        {words}
        {name !== '' && <em>{name}</em>}
      </Button>
    </li>
  );
};

/** The list goes on with the moves; the page stays where it is. */
const useMoveInSight = (move: number) => {
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another move is looked at
  useEffect(() => {
    const lines = list.current;
    const at = lines?.querySelector('[aria-current]');
    if (!lines || !at) return;
    const [seen, now] = [lines.getBoundingClientRect(), at.getBoundingClientRect()];
    if (now.top < seen.top) lines.scrollTop -= seen.top - now.top;
    else if (now.bottom > seen.bottom) lines.scrollTop += now.bottom - seen.bottom;
  }, [move]);
  return list;
};
