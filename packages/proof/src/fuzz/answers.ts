/** Wrong answers of all kinds, put to duels of odd players: each must be refused in a typed way and change nothing. */
import { botNamed, type Dice, diceOf, MIXED, randomBot } from '@spellspeed/bots';
import { createDuel, type Duel, DuelCallError, PLAYERS } from '@spellspeed/engine';
import { DECKS, POOL } from './material.ts';
import { Changed, type Outcome } from './outcome.ts';

const hole: number[] = [];
hole.length = 2;
const getter = Object.defineProperty([0], 0, { get: () => 0 });
const { proxy, revoke } = Proxy.revocable([0], {});
revoke();
const ODD: readonly unknown[] = [
  ...[
    undefined,
    null,
    true,
    '0',
    '',
    0n,
    0.5,
    Number.NaN,
    -1,
    2 ** 53,
    Number.POSITIVE_INFINITY,
    Symbol('0'),
  ],
  ...[{}, { length: 1, 0: 0 }, { valueOf: () => 0 }, new Uint8Array([0]), new Set([0]), new Date(0), () => 0],
  ...[
    hole,
    getter,
    proxy,
    ['0'],
    [[0]],
    [null],
    [0, 0],
    [-1],
    [2 ** 31],
    [0.5],
    Array.from({ length: 9_999 }, () => 0),
  ],
];
const odd = (dice: Dice): unknown => ODD[dice(ODD.length)];
/** Numbers near those of the choices, in lists that no question asks for. */
const near = (count: number, dice: Dice): unknown =>
  Array.from({ length: dice(6) }, () => dice(count + 3) - 1);

type Loose = { readonly [name: string]: (...args: readonly unknown[]) => unknown };
const looks = (duel: Duel): Loose => duel as unknown as Loose;
const intention = (dice: Dice): unknown => ({
  do: ['activate', 'attack', 'normal-summon', 'special-summon', 'set-card', 'x'][dice(6)],
  card: dice(3) === 0 ? odd(dice) : dice(100),
  ...(dice(2) === 0 && { effect: dice(3) === 0 ? odd(dice) : dice(4) }),
  ...(dice(2) === 0 && { by: ['procedure', 'xyz', 'link', 'x'][dice(4)] }),
});
/** Something else that is asked of a duel. */
const ask = (duel: Duel, dice: Dice): void => {
  const who = dice(2) === 0 ? dice(2) : odd(dice);
  const handle = dice(3) === 0 ? odd(dice) : dice(100);
  const calls = [
    ['view', who],
    ['events', who],
    ['explain', who, handle],
    ['changes', who, handle],
    ['obstacleTo', who, dice(4) === 0 ? odd(dice) : intention(dice)],
    ['obstacleToAttack', who, handle, dice(100)],
    ['obstacleToTarget', who, handle, dice(3), dice(100)],
    ['obstacleToPendulumSummon', who, handle],
    ['surrender', [2, -1, '0', null, undefined, Number.NaN][dice(6)]],
    ['snapshot'],
    ['fork'],
  ] as const;
  const [name, ...args] = calls[dice(calls.length)] ?? ['fork'];
  try {
    looks(duel)[name]?.(...args);
  } catch (thrown) {
    if (!(thrown instanceof DuelCallError)) throw thrown;
  }
};
/** A wrong answer. What happens to be legal is not given, so that the duel must stay as it is. */
const answerWrongly = (duel: Duel, dice: Dice): void => {
  const { decision } = duel;
  if (decision === null) return;
  const answer = dice(3) === 0 ? near(decision.choices.length, dice) : odd(dice);
  const player = dice(6) === 0 ? [2, -1, '0', null, 1 - decision.player][dice(5)] : undefined;
  const trial = duel.fork();
  const refusal = looks(trial).answer?.(answer, player);
  if (refusal === undefined) return;
  looks(duel).answer?.(answer, player);
};

const WRONG_AT_EACH = 12;
export const ANSWERS = 'answers';
export interface Table {
  /** Answers, surrenders and questions that make no sense. */
  readonly wrong: number;
}
/** Plays the duel of this number for so many questions, with wrong answers at every one. */
export const playWrongly = (number: number, questions: number): Table => {
  const dice = diceOf(Math.imul(number + 1, 0x9e3779b1));
  const decks = [DECKS[dice(DECKS.length)]?.[1], DECKS[dice(DECKS.length)]?.[1]] as const;
  const [one, other] = decks;
  if (one === undefined || other === undefined) throw new RangeError('There are no decks.');
  const duel = createDuel({ pool: POOL, seed: number, players: [one, other], askEveryWindow: dice(4) === 0 });
  const kind = botNamed(MIXED) ?? randomBot;
  const bots = [kind(2 * number, POOL), kind(2 * number + 1, POOL)] as const;
  let wrong = 0;
  for (let step = 0; step < questions && duel.decision; step++) {
    const before = duel.hash();
    for (let each = 0; each < WRONG_AT_EACH; each++) {
      if (dice(4) === 0) ask(duel, dice);
      else answerWrongly(duel, dice);
      wrong++;
    }
    if (duel.hash() !== before)
      throw new Changed(`Duel ${number}, question ${step}: a refusal has changed it.`);
    if (dice(400) === 0) {
      duel.surrender(dice(2) === 0 ? 0 : 1);
      continue;
    }
    const { decision } = duel;
    const refusal = duel.answer(bots[decision.player].choose(() => duel.view(decision.player), decision));
    for (const each of PLAYERS) bots[each].hear?.(duel.events(each));
    if (refusal)
      throw new Error(`Duel ${number}, question ${step}: an offered answer is refused: ${refusal.message}`);
  }
  return { wrong };
};
/** The same, for a finding that is repeated: the input is the number of the duel and how many questions. */
export const readDuel = (input: string): Outcome => {
  const [number = 0, questions = 60] = input.split(' ').map(Number);
  playWrongly(number, questions);
  return 'read';
};
