/**
 * Parts that hang together: what an earlier one takes decides what a later one, which must be done, looks for. The first is done only
 * so that the later can be. (faq.steps.linked-parts-are-all-or-nothing)
 */
import type { Action, ActionOf, Cards } from '../language/action.ts';
import { namesIn } from '../language/names.ts';
import { once } from '../language/once.ts';
import { matches } from '../meaning/filter.ts';
import { placesOf } from '../meaning/filter-places.ts';
import { withBound, withForeseen } from '../meaning/scene.ts';
import { boundTo } from '../state/cards-of.ts';
import { type Obstacle, obstacle } from '../state/obstacle.ts';
import type { Scene } from '../state/scene.ts';
import type { Table } from '../state/table.ts';
import { gather } from '../vocabulary/gather.ts';
import type { CardId } from '../vocabulary/ids.ts';
import { fewestChosen } from './how-many.ts';
import { isLookedFor, mayBring, wherever } from './later-part.ts';
import { cardsFor, categoriesOf, verbOf } from './verbs.ts';

type Chosen = Extract<Cards, { readonly cards: 'chosen' }>;
interface Part {
  readonly action: Action;
  readonly what: Chosen;
}
interface Linked extends Part {
  readonly name: string;
  readonly later: readonly Part[];
}

const partOf = (action: Action): Part | undefined => {
  const what = verbOf(action).what(action);
  return what?.cards === 'chosen' && what.by === 'you' ? { action, what } : undefined;
};
/** The parts of a sequence that take one card on which a later part hangs. */
const linkedIn = once(({ joint, parts }: ActionOf<'sequence'>): readonly Linked[] => {
  if (joint === 'also' || joint === 'also-after-that') return [];
  return gather(parts, (action, index) => {
    const part = partOf(action);
    const name = part?.what.as;
    if (!part || name === undefined || part.what.max !== 1) return [];
    const later = gather(parts.slice(index + 1), (each) => partOf(each) ?? []).filter(
      ({ what }) => isLookedFor(what) && namesIn(what.filter).has(name),
    );
    return later.length > 0 ? [{ ...part, name, later }] : [];
  });
});

/** Could the later part be done with the very card that this one takes? */
const bringsItself = (table: Table, { action }: Part, later: Part, card: CardId, scene: Scene): boolean =>
  placesOf(later.what.filter).some(({ zones }) =>
    zones.some((zone) => mayBring(categoriesOf(action), zone)),
  ) && matches(table, wherever(later.what.filter), card, scene, 'all');
/** Does it take cards from where they are? */
const moves = (action: Action): boolean => action.do !== 'choose' && categoriesOf(action).length > 0;
const leadsOn = (table: Table, linked: Linked, card: CardId, scene: Scene): boolean => {
  const gone = [...(scene.foreseen?.gone ?? []), card];
  const taken = moves(linked.action) ? withForeseen(scene, { gone }) : scene;
  const then = withBound(taken, linked.name, [boundTo(table, card)]);
  return linked.later.every((later) => {
    // Another name that only a part between them will give.
    for (const name of namesIn(later.what.filter)) if (then.bound[name] === undefined) return true;
    const fewest = fewestChosen(later.what);
    return (
      cardsFor(table, later.action, later.what, then, 'effect', fewest).length >= fewest ||
      bringsItself(table, linked, later, card, then)
    );
  });
};

/** Is there no card for an earlier part with which the later one could be done? */
export const obstacleInLinks = (table: Table, action: Action, scene: Scene): Obstacle | undefined => {
  if (action.do !== 'sequence') return undefined;
  const isLost = linkedIn(action).some(
    (linked) =>
      !cardsFor(table, linked.action, linked.what, scene, 'effect').some((card) =>
        leadsOn(table, linked, card, scene),
      ),
  );
  return isLost ? obstacle('effects.condition.later-part-needs-its-cards') : undefined;
};
/** Of the cards for this part of a sequence those with which the later parts can be done. */
export const thatLeadOn = (
  table: Table,
  sequence: ActionOf<'sequence'>,
  action: Action,
  cards: readonly CardId[],
  scene: Scene,
): readonly CardId[] => {
  const linked = linkedIn(sequence).find((each) => each.action === action);
  return linked ? cards.filter((card) => leadsOn(table, linked, card, scene)) : cards;
};
