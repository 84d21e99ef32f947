/** Values that a text first halves or doubles, and of which a later part then takes as much as has been lost or is there. */
import type { Action, ActionOf } from '../language/action.ts';
import { once } from '../language/once.ts';
import type { Reference } from '../language/reference.ts';
import { cardsMeantBy } from '../meaning/reference.ts';
import { type Obstacle, obstacle } from '../state/obstacle.ts';
import { partsOf } from '../state/parts.ts';
import type { Scene } from '../state/scene.ts';
import type { Table } from '../state/table.ts';
import { gather } from '../vocabulary/gather.ts';

interface Lost {
  readonly stat: 'atk' | 'def';
  readonly of: Reference;
}
const multipliedIn = (part: Action): readonly Lost[] => {
  if (part.do !== 'apply' || part.affects.affects !== 'referenced') return [];
  const of = part.affects.what;
  return gather(part.modifiers, (modifier) =>
    (modifier.modifies === 'atk' || modifier.modifies === 'def') && modifier.how === 'multiply'
      ? [{ stat: modifier.modifies, of }]
      : [],
  );
};
const isRead = ({ stat, of }: Lost, later: readonly Action[]): boolean =>
  gather(later, partsOf).some(
    (part) =>
      'count' in part &&
      part.count === 'stat' &&
      'stat' in part &&
      part.stat === stat &&
      'of' in part &&
      JSON.stringify(part.of) === JSON.stringify(of),
  );
const lostIn = once(({ joint, parts }: ActionOf<'sequence'>): readonly Lost[] =>
  joint === 'then' || joint === 'and-if-you-do'
    ? gather(parts, (part, at) => multipliedIn(part).filter((lost) => isRead(lost, parts.slice(at + 1))))
    : [],
);

/** A 0 can be halved, but not for a part that then finds nothing. (faq.stats.halve.zero-may-be-halved) */
export const obstacleInLostValue = (
  table: Table,
  sequence: ActionOf<'sequence'>,
  scene: Scene,
): Obstacle | undefined => {
  const isNothing = ({ stat, of }: Lost): boolean => {
    const cards = cardsMeantBy(table, of, scene);
    return cards.length > 0 && cards.every((card) => table.look.stat(table, card, stat) === 0);
  };
  return lostIn(sequence).some(isNothing) ? obstacle('faq.stats.halve.zero-may-be-halved') : undefined;
};
/** The names of the targets whose values are read so. */
export const namesOfLost = once(
  (resolve: Action): ReadonlySet<string> =>
    new Set(
      resolve.do === 'sequence'
        ? gather(lostIn(resolve), ({ of }) => (of.ref === 'bound' ? [of.name] : []))
        : [],
    ),
);
