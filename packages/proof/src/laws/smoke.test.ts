import { describe, expect, test } from 'vitest';
import { sized } from '../../../../tests/size.fixture.ts';
import { checkInvariants } from '../../../engine/src/laws/invariants.ts';
import { answerWith, beginGame, numbersFrom, PAIRING_NAMES, pick } from './play.fixture.ts';

/** How many duels are played in all; set SPELLSPEED_DUELS for more. */
const DUELS = Number(process.env.SPELLSPEED_DUELS ?? sized(20, 400));
const MOST_QUESTIONS = 20_000;

describe(`of ${DUELS} duels played at random`, () => {
  test.each(PAIRING_NAMES)('%s: every one ends by the rules', (pairing) => {
    const broken: string[] = [];
    for (let seed = 0; seed < DUELS / PAIRING_NAMES.length; seed++) {
      const next = numbersFrom(seed);
      const { duel, state } = beginGame(pairing, seed);
      let questions = 0;
      try {
        for (; duel.decision !== null && questions < MOST_QUESTIONS; questions++)
          answerWith(duel, pick(duel.decision, next()));
        if (duel.result === null) broken.push(`seed ${seed}: no end after ${questions} questions`);
        checkInvariants(state());
      } catch (error) {
        broken.push(`seed ${seed}, question ${questions}: ${error instanceof Error ? error.stack : error}`);
      }
    }
    expect(broken).toEqual([]);
  });
});
