import fc from 'fast-check';
import { expect } from 'vitest';
import { type Duel, restoreDuel } from '../../../engine/src/duel.ts';
import { PLAYERS } from '../../../engine/src/vocabulary/players.ts';
import { answerWith, anyPlan, beginGame, law, POOL, pick, playPlan } from './play.fixture.ts';

const restored = (duel: Duel): Duel => restoreDuel(POOL, JSON.parse(JSON.stringify(duel.snapshot())));

law(
  'a duel saved and restored at every question is the same duel to the end',
  12,
  fc.property(anyPlan(200), (plan) => {
    // Restored anew at every question, next to one that never was.
    let copy = beginGame(plan.pairing, plan.seed).duel;
    const end = playPlan(plan, ({ duel }, answer) => {
      copy = restored(copy);
      expect(copy.hash()).toBe(duel.hash());
      expect(copy.decision).toEqual(duel.decision);
      expect(copy.snapshot()).toEqual(duel.snapshot());
      for (const player of PLAYERS) expect(copy.view(player)).toEqual(duel.view(player));
      answerWith(copy, answer);
    });
    expect(copy.hash()).toBe(end.duel.hash());
    expect(copy.result).toEqual(end.duel.result);
    for (const player of PLAYERS) expect(copy.events(player)).toEqual(end.duel.events(player));
  }),
);

law(
  'a duel restored in the middle goes on as the one it was saved from',
  30,
  fc.property(anyPlan(300), fc.nat({ max: 60 }), (plan, lead) => {
    const { duel } = playPlan({ ...plan, picks: plan.picks.slice(lead) }, () => {});
    const copy = restored(duel);
    for (const number of plan.picks.slice(0, lead)) {
      if (duel.decision === null) break;
      const answer = pick(duel.decision, number);
      answerWith(duel, answer);
      answerWith(copy, answer);
      for (const player of PLAYERS) expect(copy.events(player)).toEqual(duel.events(player));
    }
    expect(copy.hash()).toBe(duel.hash());
  }),
);
