/** Rules about what a player may see that are broken one at a time. */
import type { Mutant } from './mutant.ts';

export const HIDDEN_MUTANTS: readonly Mutant[] = [
  {
    name: 'The opponent sees Set cards',
    clause: 'zones.face-down.spell-trap-identity-hidden',
    file: 'state/cards-of.ts',
    find: '? 3 : holder;',
    replace: '? 3 : 3;',
  },
  {
    name: 'Nobody looks at a Set card',
    clause: 'zones.face-down.controller-may-look',
    file: 'state/cards-of.ts',
    find: '? 3 : holder;',
    replace: '? 3 : 0;',
  },
  {
    name: 'The opponent sees the hand',
    clause: 'zones.hand.cards-hidden-from-opponent',
    file: 'state/cards-of.ts',
    find: "case 'hand':\n      return record.face === 'up' ? 3 : owner;",
    replace: "case 'hand':\n      return 3;",
  },
  {
    name: 'The opponent sees the Extra Deck',
    clause: 'zones.extra-deck.face-down-cards-hidden-from-opponent',
    file: 'state/cards-of.ts',
    find: "case 'banished':\n      return record.face === 'up' ? 3 : owner;",
    replace: "case 'banished':\n      return 3;",
  },
  {
    name: 'The owner does not know what is banished face-down',
    clause: 'zones.banished.face-down-owner-may-look',
    file: 'state/cards-of.ts',
    find: "case 'banished':\n      return record.face === 'up' ? 3 : owner;",
    replace: "case 'banished':\n      return record.face === 'up' ? 3 : record.zone === 'extra' ? owner : 0;",
  },
  {
    name: 'The GY is known to its owner alone',
    clause: 'zones.graveyard.contents-are-public',
    file: 'state/cards-of.ts',
    find: "case 'nowhere':\n      return 3;",
    replace: "case 'nowhere':\n      return owner;",
  },
  {
    name: 'A revealed hand stays hidden',
    clause: 'zones.hand.card-revealed-by-effect-is-public',
    file: 'state/cards-of.ts',
    find: "record.zone === 'hand' && table.sorts.modifiers.has('revealed')",
    replace: "record.zone === 'gy' && table.sorts.modifiers.has('revealed')",
  },
  {
    name: 'A monster that activates in the hand is not shown',
    clause: 'zones.hand.activated-monster-effect-is-shown',
    file: 'view.ts',
    find: '? seenCard(table, link.card.card, player, true)',
    replace: '? seenCard(table, link.card.card, player)',
  },
  {
    name: 'A player who searches does not see the Deck',
    clause: 'zones.deck.may-be-looked-at-only-to-search',
    file: 'view.ts',
    find: "return zone === 'deck' || (zone",
    replace: 'return (zone',
  },
  {
    name: 'What was searched is not shown',
    clause: 'movement.to-hand.searched-card-is-shown',
    file: 'verbs/leave.ts',
    find: "...(asksForKind(what) && cardOf(table, card).zone === 'deck' && { face: 'up' as const }),",
    replace: '',
  },
  {
    name: 'A shown card of the hand is known for ever',
    clause: 'movement.to-hand.searched-card-is-shown',
    file: 'moves/move.ts',
    find: "if (former.zone === 'hand' && knownBy(table, card) !== KNOWN_TO_BOTH) hideHand(table, owner);",
    replace: '',
  },
];
