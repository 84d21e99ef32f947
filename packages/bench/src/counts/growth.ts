/** How the calls for a decision grow with the face-up cards whose Continuous Effects apply, and with the Decks. */
import { BOTS } from '@spellspeed/bots';
import {
  type CardPool,
  createDuelFromField,
  createPool,
  type FieldSide,
  type Passcode,
} from '@spellspeed/engine';
import type { Card, MonsterCard } from '@spellspeed/engine/language';
import { VANILLA_DECK } from '../deck.ts';
import { VANILLA_MATCH } from '../spellspeed.ts';
import type { Tally } from './tally.ts';

/** One field: so many cards whose effects apply, Decks of so many cards, and the calls for a decision. */
export interface Grown {
  readonly applied: number;
  readonly deck: number;
  readonly calls: number;
}
const APPLIED = [5, 20, 60] as const;
const DECKS = [40, 60] as const;
const SEEDS = 12;
const DECISIONS = 12;
/** Room on the field; the others apply in the GYs. */
const ON_FIELD = 5;

const FIRST_PASSCODE = 190_001_001;
/** "Beast monsters on the field gain 100 ATK", on the field and in the GY. */
const bannerOf = (number: number): MonsterCard => ({
  kind: 'monster',
  passcode: (FIRST_PASSCODE + number) as Passcode,
  name: `Bench Banner ${number}`,
  series: [],
  frame: 'effect',
  abilities: ['effect'],
  attribute: 'EARTH',
  race: 'Beast',
  level: 4,
  atk: 1500,
  def: 1500,
  effects: [
    {
      effect: 'continuous',
      from: ['monsters', 'gy'],
      affects: { affects: 'matching', filter: [{ test: 'race', race: 'Beast' }] },
      modifiers: [{ modifies: 'atk', how: 'raise', amount: 100 }],
    },
  ],
});
const BANNERS: readonly Card[] = Array.from({ length: Math.max(...APPLIED) }, (_, number) =>
  bannerOf(number),
);

const poolOf = ({ pool }: { readonly pool: CardPool }): CardPool =>
  createPool([...pool.passcodes.flatMap((code) => pool.get(code)?.card ?? []), ...BANNERS]);
const POOL = poolOf(VANILLA_MATCH);

const sideWith = (banners: readonly Card[], deck: number): FieldSide => {
  const codes = banners.map(({ passcode }) => passcode);
  const cards = Array.from({ length: deck }, (_, at) => VANILLA_DECK[at % VANILLA_DECK.length] ?? 0);
  return {
    hand: cards.slice(0, 5),
    deck: cards.slice(5),
    monsters: codes.slice(0, ON_FIELD),
    gy: codes.slice(ON_FIELD),
  };
};

/** Plays some decisions from each field. */
export const measureGrowth = async (takeTally: () => Promise<Tally>): Promise<readonly Grown[]> => {
  const grown: Grown[] = [];
  for (const deck of DECKS)
    for (const applied of APPLIED) {
      const half = Math.ceil(applied / 2);
      const sides = [
        sideWith(BANNERS.slice(0, half), deck),
        sideWith(BANNERS.slice(half, applied), deck),
      ] as const;
      const duels = Array.from({ length: SEEDS }, (_, seed) =>
        createDuelFromField({ pool: POOL, seed, sides }),
      );
      let decisions = 0;
      await takeTally();
      for (const [seed, duel] of duels.entries()) {
        const bot = BOTS.random(seed, POOL);
        for (let at = 0; duel.decision && at < DECISIONS; at++, decisions++)
          duel.answer(bot.choose(() => duel.view(0), duel.decision));
      }
      const { calls } = await takeTally();
      grown.push({ applied, deck, calls: Math.round(calls / decisions) });
    }
  return grown;
};
