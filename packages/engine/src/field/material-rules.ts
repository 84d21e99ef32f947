/** What each way of Summoning demands of its materials besides what the monster lists. */

import { type OwnWay, procedureOf } from '../language/card.ts';
import { comesToGy } from '../moves/destination.ts';
import type { Constraint } from '../state/decision.ts';
import { cardOf, definitionOf, monsterOf, type Table } from '../state/table.ts';
import type { CardId } from '../vocabulary/ids.ts';

/** What a way of Summoning demands of its materials besides what the monster lists. */
interface MaterialRule {
  /** Can this card be used at all? */
  readonly admits: (table: Table, card: CardId, monster: CardId) => boolean;
  readonly constraints: (table: Table, monster: CardId, cards: readonly CardId[]) => readonly Constraint[];
}
/** What lies in the hand is there by the text of a monster. */
const isFaceUp = (table: Table, card: CardId): boolean =>
  cardOf(table, card).face === 'up' || cardOf(table, card).zone === 'hand';
export const isToken = (table: Table, card: CardId): boolean => monsterOf(table, card)?.frame === 'token';
const ratingOf = (table: Table, card: CardId): number =>
  definitionOf(table, card).monster?.linkArrows?.length ?? 0;
const ANY: MaterialRule = { admits: () => true, constraints: () => [] };

const usedBy = (way: OwnWay): MaterialRule => ({
  admits: (table, card, monster) => {
    const uses = procedureOf(definitionOf(table, monster).monster?.summoning, way)?.materials;
    // "By sending them to the GY": not what would go elsewhere. (effects.cost.send-to-gy-needs-gy)
    if (uses === 'sent-to-gy') return comesToGy(table, card);
    // A Token goes neither to the GY nor to the Deck. (monsters.token.cannot-pay-by-going-to-gy-hand-or-deck)
    return uses === 'banished' || !isToken(table, card);
  },
  constraints: () => [],
});

export const MATERIAL_RULES: { readonly [way in OwnWay | 'fusion']: MaterialRule } = {
  // Face-down monsters too. (summoning.contact-fusion.face-down-monsters-can-be-used)
  fusion: ANY,
  procedure: usedBy('procedure'),
  'other-procedure': usedBy('other-procedure'),
  // Whatever is a monster now: Tokens and Trap Monsters too. (summoning.synchro.levels-add-up, summoning.synchro.monsters-without-a-level-are-not-material,
  // monsters.token.synchro-material-allowed, summoning.synchro.trap-monster-can-be-material)
  synchro: {
    admits: (table, card) => isFaceUp(table, card) && table.look.level(table, card) !== null,
    constraints: (table, monster, cards) => [
      {
        must: 'add-up',
        weights: cards.map((card) => [table.look.level(table, card) ?? 0]),
        total: table.look.level(table, monster) ?? 0,
      },
    ],
  },
  // A Trap that is a monster now has a Level. (summoning.xyz.materials-of-its-rank, summoning.xyz.link-monster-is-not-material,
  // monsters.token.not-xyz-material, summoning.xyz.trap-monster-can-be-material)
  xyz: {
    admits: (table, card) =>
      isFaceUp(table, card) && !isToken(table, card) && table.look.level(table, card) !== null,
    constraints: () => [],
  },
  'xyz-over': {
    admits: (table, card) => isFaceUp(table, card) && !isToken(table, card),
    constraints: () => [],
  },
  // Trap Monsters too. (summoning.link.materials-reach-the-link-rating, monsters.token.link-material-allowed, summoning.link.trap-monster-can-be-material)
  link: {
    admits: isFaceUp,
    constraints: (table, monster, cards) => [
      {
        must: 'add-up',
        weights: cards.map((card) => [...new Set([1, ratingOf(table, card) || 1])]),
        total: ratingOf(table, monster),
      },
    ],
  },
  // (effects.text-overrides-rules)
  'link-entire': { admits: isFaceUp, constraints: () => [] },
};
