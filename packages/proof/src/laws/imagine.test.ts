import fc from 'fast-check';
import { expect } from 'vitest';
import { type Duel, restoreDuel } from '../../../engine/src/duel.ts';
import { comeOut, spokenOf } from '../../../engine/src/imagine/spoken-of.ts';
import { brokenInvariants } from '../../../engine/src/laws/invariants.ts';
import { stateOf } from '../../../engine/src/laws/state-of.ts';
import { areHandsRevealed } from '../../../engine/src/laws/views.ts';
import { stateIn } from '../../../engine/src/snapshot.ts';
import { checksumOf } from '../../../engine/src/state/checksum.ts';
import type { DuelState } from '../../../engine/src/state/state.ts';
import type { CardId } from '../../../engine/src/vocabulary/ids.ts';
import { opponentOf, type Player } from '../../../engine/src/vocabulary/players.ts';
import { exchangeUnknown } from './hidden.fixture.ts';
import {
  answerWith,
  anyPlan,
  asked,
  decksOf,
  law,
  numbersFrom,
  POOL,
  pick,
  playPlan,
} from './play.fixture.ts';

const KURIBOH = 40640057;
const MIRROR_FORCE = 44095762;
const anySeed = fc.integer({ min: 0, max: 0x7fffffff });

law(
  'an imagined duel is the same for its player, who sees and is asked the same, and leaves the duel as it is',
  20,
  fc.property(anyPlan(300), anySeed, (plan, seed) => {
    playPlan(plan, ({ duel }, _, number) => {
      if (number % 4 !== 0) return;
      const { player } = asked(duel);
      const before = duel.hash();
      const imagined = duel.imagine(player, { seed });
      expect(imagined.view(player)).toEqual(duel.view(player));
      expect(imagined.decision).toEqual(duel.decision);
      expect(duel.hash()).toBe(before);
    });
  }),
);

law(
  'what a player cannot know decides nothing of what the player imagines',
  20,
  fc.property(anyPlan(300), anySeed, fc.integer({ min: 1, max: 30 }), (plan, seed, by) => {
    playPlan(plan, ({ duel }, _, number) => {
      if (number % 4 !== 0) return;
      const { player } = asked(duel);
      const other = exchangeUnknown(duel, player, 'own deck too', by);
      if (other === null) return;
      const imagined = duel.imagine(player, { seed });
      const twin = restoreDuel(POOL, other).imagine(player, { seed });
      if (imagined.hash() !== twin.hash()) expect(stateOf(twin)).toEqual(stateOf(imagined));
      expect(twin.hash()).toBe(imagined.hash());
    });
  }),
);

/** The same duel with another physical card of the Deck in the opponent's hand, where nothing speaks of either. */
const withAnotherCard = (duel: Duel, player: Player, by: number): Duel | null => {
  const snapshot = duel.snapshot();
  const state = stateIn(snapshot);
  const them = opponentOf(player);
  const spoken = spokenOf(state);
  const unspoken = (zone: 'hand' | 'deck') =>
    state.lists[them][zone].filter((card) => !spoken.has(card) && state.cards[card]?.face === 'down');
  const [hand, deck] = [unspoken('hand'), unspoken('deck')];
  const [held, drawn] = [hand[by % Math.max(hand.length, 1)], deck[by % Math.max(deck.length, 1)]];
  if (held === undefined || drawn === undefined || areHandsRevealed(duel, state)) return null;
  const trade = (card: CardId): CardId => (card === held ? drawn : card === drawn ? held : card);
  const cards = state.cards.map((record, id) => ({
    ...(state.cards[trade(id as CardId)] ?? record),
    passcode: record.passcode,
  }));
  const lists = state.lists.map((each, of) =>
    of === them ? { ...each, hand: each.hand.map(trade), deck: each.deck.map(trade) } : each,
  ) as unknown as DuelState['lists'];
  const traded = { ...state, cards, lists };
  return restoreDuel(POOL, { ...snapshot, checksum: checksumOf(traded), state: traded });
};
law(
  'which copy of a card lies where decides nothing of what a player imagines',
  20,
  fc.property(anyPlan(300), anySeed, fc.nat(1000), (plan, seed, by) => {
    playPlan(plan, ({ duel }, _, number) => {
      if (number % 4 !== 0) return;
      const { player } = asked(duel);
      const other = withAnotherCard(duel, player, by);
      if (other === null) return;
      expect(other.imagine(player, { seed }).hash()).toBe(duel.imagine(player, { seed }).hash());
    });
  }),
);

/** Plays on by a row of numbers, for at most so many answers. */
const playOn = (duel: Duel, seed: number, most: number): void => {
  const next = numbersFrom(seed);
  for (let answers = 0; duel.decision !== null && answers < most; answers++)
    answerWith(duel, pick(duel.decision, next()));
};
law(
  'an imagined duel is a duel: it keeps the laws and is played on',
  20,
  fc.property(anyPlan(300), anySeed, (plan, seed) => {
    playPlan(plan, ({ duel }, _, number) => {
      if (number % 7 !== 0) return;
      const imagined = duel.imagine(asked(duel).player, { seed });
      expect(brokenInvariants(stateOf(imagined))).toEqual([]);
      playOn(imagined, number, 40);
      expect(brokenInvariants(stateOf(imagined))).toEqual([]);
    });
  }),
);

law(
  'what is supposed and remembered is imagined',
  20,
  fc.property(anyPlan(300), anySeed, (plan, seed) => {
    playPlan(plan, ({ duel }, _, number) => {
      if (number % 5 !== 0) return;
      const { player } = asked(duel);
      const them = opponentOf(player);
      const before = stateOf(duel);
      const [theirs, own] = [before.lists[them], before.lists[player].deck];
      const hidden = theirs.hand.filter((card) => before.cards[card]?.face === 'down');
      if (hidden.length === 0 || own.length === 0 || areHandsRevealed(duel, before)) return;
      const main = decksOf(plan.pairing, plan.seed)[them].main.map(() => KURIBOH);
      const top = before.cards[own[0] ?? 0]?.passcode ?? KURIBOH;
      const imagined = duel.imagine(player, {
        seed,
        theirs: { main, extra: [] },
        known: { hand: [MIRROR_FORCE], top: { you: [top] } },
      });
      const after = stateOf(imagined);
      const names = after.lists[them].hand.map((card) => after.cards[card]?.passcode);
      const out = comeOut(before, player);
      const unknown = hidden.filter((card) => !out.has(card)).length;
      if (unknown > 0) expect(names).toContain(MIRROR_FORCE);
      if (!out.has(own[0] as CardId))
        expect(after.cards[after.lists[player].deck.at(-1) ?? -1]?.passcode).toBe(top);
      const dealt = after.lists[them].deck.filter((card) => !spokenOf(before).has(card));
      for (const card of dealt) expect([KURIBOH, MIRROR_FORCE]).toContain(after.cards[card]?.passcode);
    });
  }),
);
