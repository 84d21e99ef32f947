import { BOTS } from '@spellspeed/bots';
import { CARDS, READY_MADE_DECKS } from '@spellspeed/cards';
import { createPool, type SideView, type View } from '@spellspeed/engine';
import { describe, expect, test } from 'vitest';
import { DuelHost } from '../../host/duel-host.ts';
import { onlyPool } from '../../host/pools.ts';
import type { Occurrence, Step } from '../../host/types.ts';
import { viewsBetween } from './between.ts';
import { scenesIn } from './scenes.ts';

const POOL = createPool(CARDS);
const deck = (name: keyof typeof READY_MADE_DECKS) => {
  const { main, extra = [] } = READY_MADE_DECKS[name];
  return { name, main, extra };
};
/** What lies where on a side, as far as it can be counted. */
const countsOf = ({ lifePoints, hand, deckCount, gy, banished, extraDeck, monsters, spells }: SideView) => ({
  lifePoints,
  hand: hand.length,
  deckCount,
  gy: gy.length,
  banished: banished.length,
  extraDeck: extraDeck.length,
  monsters: monsters.map((card) => card !== null),
  spells: spells.map((card) => card !== null),
});
const sidesOf = ({ you, opponent }: View) => [countsOf(you), countsOf(opponent)];
/** Something that changes nothing: what comes before it is made from the events alone. */
const END = { event: { what: 'chain-resolved' }, spots: {}, mark: null } as unknown as Occurrence;

/** The steps of a duel between two bots, as the page gets them, with the views before them. */
const playedSteps = async (seed: number): Promise<{ before: View; step: Step; after: View }[]> => {
  const host = new DuelHost(onlyPool(POOL));
  const me = BOTS.greedy(seed, POOL);
  const decks = { yours: deck('elemental-hero'), theirs: deck('blue-eyes') };
  let { picture } = await host.start({ ...decks, bot: 'greedy', seed, you: 0 });
  const found: { before: View; step: Step; after: View }[] = [];
  for (let answers = 0; answers < 80 && picture?.question; answers++) {
    let before: View = picture.view;
    const { view, question } = picture;
    ({ picture } = await host.answer(me.choose(() => view, question.decision)));
    for (const step of picture?.steps ?? []) {
      if (step.view === null) continue;
      found.push({ before, step, after: step.view });
      before = step.view;
    }
  }
  return found;
};

describe('the field between two views', () => {
  test('comes to the field after an answer by its events alone', async () => {
    const steps = (await Promise.all([1, 2, 3].map(playedSteps))).flat();
    expect(steps.length).toBeGreaterThan(100);
    for (const { before, step, after } of steps) {
      const made = viewsBetween(before, [...step.occurrences, END], after).at(-2) ?? before;
      expect(sidesOf(made)).toEqual(sidesOf(after));
    }
  });
  test('is shown event by event: no scene tells of two activations or two attacks', async () => {
    const steps = await playedSteps(4);
    const [first] = steps;
    const all = steps.map(({ step }) => step);
    const scenes = scenesIn(all, first?.before ?? null, 0, 1);
    const big = scenes.map(
      ({ occurrences }) =>
        occurrences.filter(({ event: { what } }) => what === 'activated' || what === 'attack-declared')
          .length,
    );
    expect(big.some((count) => count === 1)).toBe(true);
    expect(Math.max(...big)).toBe(1);
    expect(scenes.length).toBeGreaterThan(all.length);
    expect(scenesIn(all, null, 0, 0)).toEqual([]);
  });
});
