import { isRuleId } from '@spellspeed/rulebook';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { OpenDecision } from '../../../engine/src/offered.ts';
import { isLegalSelection } from '../../../engine/src/state/selection.ts';
import { opponentOf, PLAYERS } from '../../../engine/src/vocabulary/players.ts';
import { anyPlan, law, playPlan } from './play.fixture.ts';

const range = (length: number): number[] => Array.from({ length }, (_, index) => index);

/** Answers that nothing allows, whatever the choices mean: not offered, twice, too few, too many. */
const illegalAnswers = ({ choices, min, max }: OpenDecision): (readonly number[])[] => [
  [choices.length],
  [-1],
  [0.5],
  [Number.NaN],
  [...range(max - 1), choices.length],
  range(max + 1),
  [0, 0],
  [...range(min), 0, 0],
  ...(min > 0 ? [[], range(min - 1)] : []),
];
/** Any choices, each at most once. */
const someOf = ({ choices }: OpenDecision, number: number): readonly number[] =>
  range(choices.length).filter((index) => ((number >> (index % 16)) & 1) === 1);

law(
  'an illegal answer is refused with its clause and changes nothing',
  20,
  fc.property(anyPlan(250), (plan) => {
    const end = playPlan(plan, ({ duel }, answer, number) => {
      const { decision } = duel;
      if (decision === null) return;
      const before = JSON.stringify([duel.snapshot().state, duel.events(0)]);
      for (const illegal of illegalAnswers(decision)) {
        const refusal = duel.answer(illegal);
        expect([illegal, refusal && isRuleId(refusal.rule)]).toEqual([illegal, true]);
        expect(refusal?.message).toMatch(/\w\.$/);
      }
      const some = someOf(decision, number);
      // What this function means is tried in `state/selection.test.ts`.
      expect([some, duel.fork().answer(some) === undefined]).toEqual([
        some,
        isLegalSelection(decision, some),
      ]);
      const refusal = duel.answer(answer, opponentOf(decision.player));
      expect(refusal?.rule).toBe('legality.choice.not-your-question');
      expect(JSON.stringify([duel.snapshot().state, duel.events(0)])).toBe(before);
      expect(duel.decision).toBe(decision);
    });
    if (end.duel.decision) expect(end.duel.surrender(0)).toBeUndefined();
    const before = end.duel.hash();
    const refusals = [
      end.duel.answer(0),
      end.duel.answer([]),
      ...PLAYERS.map((player) => end.duel.surrender(player)),
    ];
    expect(refusals.map((refusal) => refusal?.rule)).toEqual(
      refusals.map(() => 'legality.choice.duel-is-over'),
    );
    expect(end.duel.decision).toBeNull();
    expect(end.duel.hash()).toBe(before);
  }),
);
