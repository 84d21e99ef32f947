import { BOTS } from '@spellspeed/bots';
import { CARDS, READY_MADE_DECKS } from '@spellspeed/cards';
import { createDuel, createDuelFromField, createPool, type Duel } from '@spellspeed/engine';
import { expect, test } from 'vitest';
import { sized } from '../../../../tests/size.fixture.ts';
import { describedDuel } from './described-duel.ts';

const pool = createPool(CARDS);
/** No field is described with a Trap as a material. */
const XYZ_REBORN = 26708437;
const lists = Object.values(READY_MADE_DECKS).filter(({ main }) => !main.includes(XYZ_REBORN));
const DUELS = sized(3, 40);

/** Plays a duel of two ready-made decks; `look` sees it whenever somebody is free to act. */
const playing = (seed: number, look: (duel: Duel) => void): void => {
  const deckAt = (index: number) => {
    const { main, extra = [] } = lists[index % lists.length] ?? { main: [] };
    return { main, extra };
  };
  const duel = createDuel({ pool, seed, players: [deckAt(seed), deckAt(seed + 3)] });
  const bots = [BOTS.greedy(seed, pool), BOTS.greedy(seed + 1, pool)];
  for (let { decision } = duel; decision && duel.turn < 9; { decision } = duel) {
    const { player, kind } = decision;
    if (kind === 'act') look(duel);
    duel.answer(bots[player]?.choose(() => duel.view(player), decision) ?? [0]);
  }
};
/** What only the course of a duel tells: what lasts, what was shown, which stay it is. */
const OF_THE_COURSE = [
  'handle',
  'equippedTo',
  'atk',
  'originalAtk',
  'def',
  'originalDef',
  'level',
  'gained',
  'negated',
  'name',
  'attribute',
  'race',
];
const lying = (duel: Duel): unknown => {
  const { turn, turnPlayer, phase } = duel.view(0);
  const sides = [duel.view(0).you, duel.view(1).you].map(({ hand, extraDeck, ...side }) => ({
    ...side,
    hand: hand.map(({ known }) => known?.passcode),
    // It has no order.
    extraDeck: extraDeck.map(({ known, face }) => `${known?.passcode} ${face}`).sort(),
  }));
  const without = (key: string, value: unknown) => (OF_THE_COURSE.includes(key) ? undefined : value);
  return JSON.parse(JSON.stringify({ sides, turn, turnPlayer, phase }, without));
};

test(`the field in ${DUELS} duels is set up again as it was described, whoever was free to act`, () => {
  let looked = 0;
  for (let seed = 1; seed <= DUELS; seed++)
    playing(seed, (duel) => {
      const field = describedDuel(duel);
      const again = createDuelFromField({ pool, format: duel.view(0).format, ...field });
      expect(describedDuel(again)).toEqual(field);
      expect(lying(again)).toEqual(lying(duel));
      looked++;
    });
  expect(looked).toBeGreaterThan(DUELS * 10);
});
