import { randomBot } from '@spellspeed/bots';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sized } from '../../../tests/size.fixture.ts';
import type { MatchDeed } from './deeds.ts';
import { MatchLawKeeper } from './laws.ts';
import type { Match } from './match.ts';
import { begin, DECK, KURIBOH, swapped } from './matches.fixture.ts';
import { scoreOf, winsNeeded } from './score.ts';

const WITH_LAWS = sized(6, 40);
const RANDOM = sized(100, 2000);

/** What somebody might try next, possible or not. */
const attempt = fc.oneof(
  { weight: 6, arbitrary: fc.record({ try: fc.constant('answer' as const), bot: fc.nat(1000) }) },
  {
    weight: 5,
    arbitrary: fc.record({ try: fc.constant('hand-in' as const), swaps: fc.boolean(), wrong: fc.nat(9) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ try: fc.constant('result' as const), winner: fc.constantFrom(0, 1, null) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      try: fc.constantFrom('time-is-up', 'game-loss', 'surrender', 'no-show', 'match-loss', 'register'),
      player: fc.constantFrom(0, 1),
    }),
  },
);
type Attempt = typeof attempt extends fc.Arbitrary<infer T> ? T : never;

const deedFor = (match: Match, tried: Attempt): MatchDeed => {
  const [question] = match.questions;
  const player = question?.player ?? 0;
  if (tried.try === 'result') return { do: 'give-result', winner: tried.winner as 0 | 1 | null };
  if (tried.try === 'hand-in') {
    const { deck } = match.view(player).yours;
    const kept = deck ?? DECK;
    const wrong = { ...kept, side: [...kept.side, KURIBOH] };
    return { do: 'exchange', player, deck: tried.wrong === 0 ? wrong : tried.swaps ? swapped(kept) : kept };
  }
  if (tried.try === 'answer') {
    if (question?.about !== 'duel') return { do: 'answer', player, answer: [0] };
    const { decision } = question;
    const view = match.view(player).duel;
    if (view === null) throw new Error('a question of a Duel without the Duel');
    return { do: 'answer', player, answer: randomBot(tried.bot).choose(() => view, decision) };
  }
  if (tried.try === 'time-is-up') return { do: 'time-is-up' };
  if (tried.try === 'register') return { do: 'register', player: tried.player as 0 | 1, deck: DECK };
  return { do: tried.try, player: tried.player as 0 | 1 };
};
/** Whatever was tried, results are given until the Match is over. */
const toTheEnd = (match: Match): MatchDeed => {
  const [question] = match.questions;
  if (question?.about === 'side-deck') {
    const { deck } = match.view(question.player).yours;
    return { do: 'exchange', player: question.player, deck: deck ?? DECK };
  }
  return { do: 'give-result', winner: null };
};
const options = fc.record({ seed: fc.nat(1_000_000), bestOf: fc.constantFrom(1 as const, 3 as const) });

const play = (
  chosen: { seed: number; bestOf: 1 | 3 },
  tries: readonly Attempt[],
  onDeed: (match: Match, deed: MatchDeed, before: string) => void,
  saves: boolean,
): Match => {
  const match = begin(chosen);
  const todo = [...tries];
  for (let count = 0; match.result === null; count++) {
    if (count > 200) throw new Error('the Match does not end');
    const tried = todo.shift();
    const deed = tried === undefined ? toTheEnd(match) : deedFor(match, tried);
    const before = saves ? JSON.stringify(match) : '';
    if (match.do(deed) === undefined) onDeed(match, deed, before);
    else if (saves) expect(JSON.stringify(match)).toBe(before);
  }
  return match;
};
const checkEnd = (match: Match): void => {
  const { results, bestOf, timeIsUp, result } = match.toJSON().state;
  const regular = results.filter(({ kind }) => kind === 'regular');
  expect(regular.length).toBeLessThanOrEqual(bestOf);
  expect(results.length).toBeLessThanOrEqual(bestOf + (timeIsUp ? 1 : 0));
  expect(match.questions).toEqual([]);
  const score = scoreOf({ results });
  const needed = winsNeeded({ bestOf });
  expect(Math.max(...score)).toBeLessThanOrEqual(needed);
  if (result?.reason === 'duels')
    expect(result.winner).toBe(score[0] === score[1] ? null : score[0] > score[1] ? 0 : 1);
};

describe('every Match', () => {
  test(`keeps the laws: JSON, forks, the cards of each player, what a player may see, an end (${WITH_LAWS} Matches)`, () => {
    fc.assert(
      fc.property(options, fc.array(attempt, { maxLength: 25 }), (chosen, tries) => {
        const keeper = new MatchLawKeeper(begin(chosen));
        const match = play(
          chosen,
          tries,
          (now, deed) => {
            expect([...keeper.do(deed), ...keeper.compare(now)]).toEqual([]);
          },
          true,
        );
        checkEnd(match);
      }),
      { numRuns: WITH_LAWS },
    );
  });
  test(`of ${RANDOM} random ones ends after three Duels at the most, four with the extra Duel`, () => {
    fc.assert(
      fc.property(options, fc.array(attempt, { maxLength: 15 }), (chosen, tries) => {
        checkEnd(play(chosen, tries, () => {}, false));
      }),
      { numRuns: RANDOM },
    );
  });
});
