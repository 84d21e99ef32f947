import type { Stay, View } from '@spellspeed/engine';
import { opponentOf } from '@spellspeed/engine';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTable } from '../table-context.ts';
import styles from './field-lines.module.css';
import { cardOfHandle, sideOfPlayer } from './layout.ts';

interface Line {
  readonly kind: 'attack' | 'target';
  readonly from: Stay;
  /** Null: the other player, who is attacked directly. */
  readonly to: Stay | null;
}
/** Who attacks whom, and what the links of the Chain are directed at; nothing goes on when the duel is over. */
const linesIn = ({ battle, chain, result }: View): readonly Line[] =>
  result !== null
    ? []
    : [
        ...chain.flatMap(({ card, targets }): Line[] =>
          card.handle === null
            ? []
            : targets.map((to) => ({ kind: 'target', from: card.handle as Stay, to })),
        ),
        ...(battle === null ? [] : [{ kind: 'attack', from: battle.attacker, to: battle.target } as const]),
      ];

interface Point {
  readonly x: number;
  readonly y: number;
}
interface Drawn extends Line {
  readonly start: Point;
  readonly end: Point;
}
const centreOf = (element: Element, { left, top }: DOMRect): Point => {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2 - left, y: box.top + box.height / 2 - top };
};
/** The cell in which a card lies, or the hand of the player that is attacked. */
const elementOf = (root: Element, view: View, line: Line, handle: Stay | null): Element | null => {
  if (handle !== null) return root.querySelector(`[data-handle="${handle}"]`);
  const attacker = cardOfHandle(view, line.from);
  if (attacker === null) return null;
  return root.querySelector(`[data-hand="${sideOfPlayer(view, opponentOf(attacker.controller))}"]`);
};
/** An arrow ends before the middle of what it points at. */
const SHORTER = 0.88;
const drawnIn = (svg: SVGSVGElement, view: View): readonly Drawn[] => {
  const root = svg.parentElement;
  if (root === null) return [];
  const box = svg.getBoundingClientRect();
  return linesIn(view).flatMap((line) => {
    const from = elementOf(root, view, line, line.from);
    const to = elementOf(root, view, line, line.to);
    if (!from || !to || from === to) return [];
    const [start, aim] = [centreOf(from, box), centreOf(to, box)];
    const end = {
      x: start.x + (aim.x - start.x) * SHORTER,
      y: start.y + (aim.y - start.y) * SHORTER,
    };
    return [{ ...line, start, end }];
  });
};

/** Lines over the field: from an attacker to what it attacks, from an effect to its targets. The log says the same in words. */
export const FieldLines = () => {
  const { view } = useTable();
  const svg = useRef<SVGSVGElement>(null);
  const [lines, setLines] = useState<readonly Drawn[]>([]);
  useLayoutEffect(() => {
    const node = svg.current;
    if (node === null) return;
    const draw = (): void => setLines(drawnIn(node, view));
    draw();
    const watch = new ResizeObserver(draw);
    watch.observe(node);
    return () => watch.disconnect();
  }, [view]);
  return (
    <svg ref={svg} className={styles.lines} aria-hidden="true">
      <defs>
        {(['attack', 'target'] as const).map((kind) => (
          <marker
            key={kind}
            id={`end-of-${kind}`}
            viewBox="0 0 10 10"
            refX="7"
            refY="5"
            markerWidth="5"
            markerHeight="5"
            orient="auto"
          >
            <path d="M0 0 10 5 0 10z" className={styles[kind]} />
          </marker>
        ))}
      </defs>
      {lines.map(({ kind, from, to, start, end }) => (
        <line
          key={`${kind} ${from} ${to}`}
          className={`${styles.line} ${styles[kind]}`}
          data-line={kind}
          x1={start.x}
          y1={start.y}
          x2={end.x}
          y2={end.y}
          markerEnd={`url(#end-of-${kind})`}
        />
      ))}
    </svg>
  );
};
