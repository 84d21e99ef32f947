/** To how many cards an effect on the Chain will do something, as far as that is settled: "that would destroy 2 or more cards you control". */
import type { Action } from '../language/action.ts';
import type { Mode } from '../language/effect.ts';
import type { Deed } from '../language/event.ts';
import { cardsMatching, matches } from '../meaning/filter.ts';
import type { Scene } from '../state/scene.ts';
import type { Table } from '../state/table.ts';
import { allActions, cardsFor, verbOf } from '../verbs/verbs.ts';
import type { CardId } from '../vocabulary/ids.ts';

/** `scene`: of the effect; `asking`: of the text that answers it. (effects.text.including-so-many-cards) */
export const countSurelyDone = (
  table: Table,
  mode: Mode,
  deed: Deed,
  scene: Scene,
  asking: Scene,
): number => {
  const wanted = deed.toAtLeast?.cards ?? [];
  const isWanted = (card: CardId): boolean => matches(table, wanted, card, asking, 'all');
  const actions = (mode.resolve ? allActions(mode.resolve) : []).filter(({ do: verb }) => verb === deed.verb);
  const known = new Set(actions.flatMap((action) => settled(table, action, scene).filter(isWanted)));
  return actions.reduce((sum, action) => sum + leastChosen(table, action, scene, isWanted), known.size);
};

/** The cards that nobody chooses any more: all that match, and what is targeted. */
const settled = (table: Table, action: Action, scene: Scene): readonly CardId[] => {
  const what = verbOf(action).what(action);
  return what?.cards === 'all' || what?.cards === 'referenced'
    ? cardsFor(table, action, what, scene, 'effect')
    : [];
};

/** How many of the wanted cards a choice at resolution cannot leave out. */
const leastChosen = (
  table: Table,
  action: Action,
  scene: Scene,
  isWanted: (card: CardId) => boolean,
): number => {
  const what = verbOf(action).what(action);
  if (what?.cards !== 'chosen' || what.min === 'max') return 0;
  const others = cardsMatching(table, what.filter, scene).filter((card) => !isWanted(card));
  return Math.max(0, what.min - others.length);
};
