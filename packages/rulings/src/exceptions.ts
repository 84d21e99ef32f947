/** Rules of the engine that no ruling proves, or no code cites, and why. */
import type { RuleId } from '@spellspeed/rulebook';

export interface Exception {
  readonly clause: RuleId;
  /** Why it cannot be shown by a scenario, or cited where it is enforced. */
  readonly reason: string;
  /** The test that proves it instead, from the root of the project. */
  readonly provedBy?: string;
}

/** At most 3 % of the chapters that must be proved; `npm run rulebook:coverage` shows them by name. */
export const EXCEPTIONS: readonly Exception[] = [
  {
    clause: 'duel.preparation.no-reorder-after-cut',
    reason:
      'The order of a shuffled Deck is hidden from everyone, so a scenario cannot name it; the test compares it card by card.',
    provedBy: 'packages/engine/src/match.test.ts',
  },
  {
    clause: 'duel.draw.both-life-points-zero-by-one-effect',
    reason: 'No card whose facts we have damages both players at the same time; the test makes one.',
    provedBy: 'packages/engine/src/both-lose.test.ts',
  },
  {
    clause: 'duel.loop.repeated-state-is-a-draw',
    reason:
      'No cards whose facts we have make a loop of mandatory effects that nobody can stop; the test makes one.',
    provedBy: 'packages/engine/src/loop.test.ts',
  },
  {
    clause: 'cards.kind.ability-is-shown',
    reason: 'That a card shows the word is data; what the word does is other clauses.',
    provedBy: 'packages/cards/src/facts/facts.test.ts',
  },
  {
    clause: 'damage-step.determined.not-usable-as-cost',
    reason:
      'No card whose facts we have and that is defined uses a monster as an optional cost after damage calculation; the test makes one.',
    provedBy: 'packages/engine/src/doomed.test.ts',
  },
  {
    clause: 'damage-step.determined.levels-still-change',
    reason: 'No card whose facts we have changes Levels after damage calculation; the test makes one.',
    provedBy: 'packages/engine/src/doomed.test.ts',
  },
  {
    clause: 'effects.activation.card-known-to-the-rules',
    reason: 'A ruling is about cards whose text the program knows; the test plays with what is only printed.',
    provedBy: 'packages/cards/src/as-printed.test.ts',
  },
  {
    clause: 'zones.hand.has-no-order',
    reason:
      'Nothing that a ruling can ask names a place in the hand; the test compares two hands in different order.',
    provedBy: 'packages/engine/src/hand-order.test.ts',
  },
  {
    clause: 'effects.cannot-use.already-attacking',
    reason: 'No card makes a card unusable while an attack is going on; the test makes one.',
    provedBy: 'packages/engine/src/cannot-use.test.ts',
  },
  {
    clause: 'zones.graveyard.owner-orders-simultaneous-cards',
    reason: 'Not built yet: nobody is asked for the order, and no card that is defined reads it.',
  },
];
