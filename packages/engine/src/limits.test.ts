import { expect, test } from 'vitest';
import { type Card, createDuelFromField, createPool, type Duel, type Passcode } from './index.ts';
import {
  gainLifePoints,
  ignition,
  type Limit,
  oncePerTurn,
  onceWhileFaceUp,
  useOncePerDuel,
  useOncePerTurn,
  useOneOfTheEffectsPerTurn,
} from './language.ts';

/** A monster with two Ignition Effects that carry the limit. */
const poolWith = (limit: Limit) =>
  createPool([
    {
      kind: 'monster',
      passcode: 1 as Passcode,
      name: 'Patient Healer',
      series: [],
      frame: 'effect',
      abilities: [],
      attribute: 'LIGHT',
      race: 'Fairy',
      level: 1,
      atk: 0,
      def: 0,
      effects: [1, 2].map((factor) => ignition({ limit, resolve: gainLifePoints(factor) })),
    } satisfies Card,
  ]);
const begin = (limit: Limit): Duel => {
  const deck = Array.from({ length: 9 }, () => 1);
  return createDuelFromField({ pool: poolWith(limit), sides: [{ monsters: [1, 1], deck }, { deck }] });
};
const offers = (duel: Duel): string[] =>
  (duel.decision?.choices ?? []).flatMap((choice) =>
    choice.do === 'activate' ? [`${choice.card}/${choice.effect}`] : [],
  );
const activate = (duel: Duel, offer: string): void => {
  const index = duel.decision?.choices.findIndex(
    (choice) => choice.do === 'activate' && `${choice.card}/${choice.effect}` === offer,
  );
  expect(duel.answer(index ?? -1)).toBeUndefined();
};
/** Goes on to the next time that player 0 is free to act. */
const nextOwnTurn = (duel: Duel): void => {
  const { turn } = duel;
  while (duel.decision && duel.turn < turn + 2) {
    const end = duel.decision.choices.findIndex(
      (choice) => choice.do === 'enter-phase' && choice.phase === 'end',
    );
    const { min } = duel.decision;
    duel.answer(end >= 0 ? end : Array.from({ length: min }, (_, index) => index));
  }
};

test.each<[string, Limit, number, number]>([
  ['once per turn counts each copy and each effect', oncePerTurn, 3, 4],
  ['an effect of a name once per turn blocks the other copy', useOncePerTurn, 2, 4],
  ['one of the effects of a name per turn blocks everything', useOneOfTheEffectsPerTurn, 0, 4],
  ['an effect of a name once per Duel stays used', useOncePerDuel, 2, 2],
  ['once while face-up stays used by this copy', onceWhileFaceUp, 3, 3],
])('%s', (_, limit, offeredAfterwards, offeredNextTurn) => {
  const duel = begin(limit);
  expect(offers(duel)).toHaveLength(4);
  activate(duel, offers(duel)[0] ?? '');
  expect(offers(duel)).toHaveLength(offeredAfterwards);
  nextOwnTurn(duel);
  expect(offers(duel).filter((offer) => offer.length > 0)).toHaveLength(offeredNextTurn);
});
