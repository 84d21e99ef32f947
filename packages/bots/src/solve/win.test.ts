/** Fields that are won in this turn, and fields that are not. */
import { factsNamed } from '@spellspeed/cards';
import { createDuelFromField, type Duel, type FieldSide } from '@spellspeed/engine';
import { describe, expect, test } from 'vitest';
import { POOL } from '../duels.fixture.ts';
import { answersTo } from './answers.ts';
import { canWinThisTurn, soonestAnswers, type WinAnswer, winningAnswers } from './win.ts';

const card = (name: string): number => factsNamed(name)?.passcode ?? expect.unreachable(name);
const down = (name: string) => ({ card: card(name), face: 'down' as const });
const deck = Array.from({ length: 4 }, () => card('Mystical Elf'));
const duelOf = (yours: FieldSide, theirs: FieldSide): Duel =>
  createDuelFromField({
    pool: POOL,
    sides: [
      { deck, ...yours },
      { deck, ...theirs },
    ],
  });
const solve = (duel: Duel, positions = 20_000): WinAnswer =>
  canWinThisTurn(duel, { pool: POOL, budget: { positions }, zonesMatter: false, known: [true, true] });
const names = ({ line }: WinAnswer): string[] =>
  line.flatMap(({ passcode, player, choice }) =>
    player === 0 && choice.do === 'activate' && passcode !== null
      ? [POOL.get(passcode)?.card.name ?? '']
      : [],
  );

/** The same by trying everything, without order, memory or depth. */
const winsByTrying = (duel: Duel, turn = duel.turn): boolean => {
  const { decision, result } = duel;
  if (decision === null) return result?.winner === 0;
  if (duel.turn !== turn) return false;
  const outcomes = (answers: readonly (readonly number[])[]) =>
    answers.map((answer) => () => {
      const next = duel.fork();
      next.answer(answer);
      return winsByTrying(next, turn);
    });
  const tried = outcomes(answersTo(duel, decision, false).all);
  return decision.player === 0 ? tried.some((wins) => wins()) : tried.every((wins) => wins());
};

describe('won in this turn', () => {
  test('by attacking', () => {
    expect(solve(duelOf({ monsters: [card('Summoned Skull')] }, { lifePoints: 2500 })).found).toBe('win');
    expect(solve(duelOf({ monsters: [card('Summoned Skull')] }, { lifePoints: 2501 })).found).toBe('no-win');
  });
  test('by clearing the way first', () => {
    const answer = solve(
      duelOf(
        { monsters: [card('Celtic Guardian')], hand: [card('Fissure'), card('Kuriboh')] },
        { lifePoints: 1400, monsters: [card('Blue-Eyes White Dragon')] },
      ),
    );
    expect(answer.found).toBe('win');
    expect(names(answer)).toEqual(['Fissure']);
  });
  test('only if the Trap is destroyed before the attack', () => {
    const trap = { lifePoints: 1400, spells: [down('Sakuretsu Armor')] };
    const mine = { monsters: [card('Celtic Guardian')] };
    expect(solve(duelOf(mine, trap)).found).toBe('no-win');
    const answer = solve(duelOf({ ...mine, hand: [card('Mystical Space Typhoon')] }, trap));
    expect(answer.found).toBe('win');
    expect(names(answer)).toEqual(['Mystical Space Typhoon']);
  });
  test('where a Fusion Monster has to lie in the Extra Monster Zone, so that a Main Monster Zone stays free', () => {
    const veiler = { card: card('Effect Veiler'), position: 'defense' as const };
    const answer = solve(
      duelOf(
        {
          monsters: [veiler, veiler, veiler, veiler],
          hand: [
            'Polymerization',
            'Elemental HERO Avian',
            'Elemental HERO Burstinatrix',
            'Monster Reborn',
          ].map(card),
          extra: [card('Elemental HERO Flame Wingman')],
        },
        { lifePoints: 3300 },
      ),
    );
    expect(answer.found).toBe('win');
    expect(names(answer)).toEqual(['Polymerization', 'Monster Reborn']);
  });
  test('not where the Trap can be chained to its destruction', () => {
    const answer = solve(
      duelOf(
        { monsters: [card('Celtic Guardian')], hand: [card('Mystical Space Typhoon')] },
        { lifePoints: 1400, spells: [down('Waboku')] },
      ),
    );
    expect(answer).toMatchObject({ found: 'no-win', luckLeftOut: false });
  });
  test('what a draw would have to bring is luck where nobody knows the Deck', () => {
    const duel = duelOf(
      { hand: [card('Pot of Greed')], monsters: [card('Celtic Guardian')], deck: [card('Fissure'), ...deck] },
      { lifePoints: 1400, monsters: [card('Kuriboh')] },
    );
    expect(solve(duel).found).toBe('win');
    const unknown = canWinThisTurn(duel, {
      pool: POOL,
      budget: { positions: 20_000 },
      zonesMatter: false,
      known: [false, false],
    });
    expect(unknown).toMatchObject({ found: 'no-win', luckLeftOut: true });
  });
});

describe('of a Deck whose order nobody knows', () => {
  const unknown = (duel: Duel): WinAnswer =>
    canWinThisTurn(duel, {
      pool: POOL,
      budget: { positions: 20_000 },
      zonesMatter: false,
      known: [false, false],
    });
  test('what is chosen there is no luck, also where it is asked in between where the card goes', () => {
    const added = duelOf(
      { hand: [card('Reinforcement of the Army')], deck: [...deck, card('Celtic Guardian')] },
      { lifePoints: 1400 },
    );
    expect(unknown(added)).toMatchObject({ found: 'win', luckLeftOut: false });
    // Two attack: the other monster is Special Summoned from the Deck.
    const summoned = duelOf(
      {
        hand: ['One for One', 'Mystical Elf'].map(card),
        monsters: [card('Celtic Guardian')],
        deck: [...deck, card('Kuriboh')],
      },
      { lifePoints: 1700 },
    );
    expect(unknown(summoned)).toMatchObject({ found: 'win', luckLeftOut: false });
  });
  test('a card that comes from the top is luck, also after a card was chosen elsewhere', () => {
    const ryko = { card: card('Ryko, Lightsworn Hunter'), face: 'down' as const };
    const duel = duelOf(
      { monsters: [ryko, card('Celtic Guardian')], deck: [...deck, ...deck] },
      { lifePoints: 1600, monsters: [card('Mystical Elf')] },
    );
    expect(solve(duel).found).toBe('win');
    expect(unknown(duel)).toMatchObject({ found: 'no-win', luckLeftOut: true });
  });
  test('what is excavated is luck, though one of those cards is chosen', () => {
    const duel = duelOf(
      {
        hand: ['Salamangreat Foxy'].map(card),
        deck: ['Salamangreat Gazelle', ...Array(3).fill('Mystical Elf')].map(card),
      },
      { lifePoints: 8000 },
    );
    expect(solve(duel)).toMatchObject({ found: 'no-win', luckLeftOut: false });
    expect(unknown(duel)).toMatchObject({ found: 'no-win', luckLeftOut: true });
  });
});

test('a budget that ends too early leaves it open, and says so', () => {
  const duel = duelOf(
    { monsters: [card('Celtic Guardian')], hand: [card('Mystical Space Typhoon')] },
    { lifePoints: 1400, spells: [down('Sakuretsu Armor'), down('Jar of Greed')] },
  );
  const answer = solve(duel, 3);
  expect(answer).toMatchObject({ found: 'open', line: [] });
  expect(answer.positions).toBeLessThanOrEqual(3);
  expect(solve(duel).found).toBe('win');
});

test('says of small fields what trying everything says', () => {
  const mine: FieldSide[] = [
    { monsters: [card('Celtic Guardian')], hand: [card('Rush Recklessly')] },
    { monsters: [card('Kuriboh'), card('Celtic Guardian')] },
    { hand: [card('Summoned Skull'), card('Fissure')], monsters: [card('Kuriboh')] },
    { monsters: [card('Summoned Skull')], hand: [card('Mystical Space Typhoon')] },
  ];
  const theirs: FieldSide[] = [
    { lifePoints: 1400, monsters: [{ card: card('Kuriboh'), position: 'attack' }] },
    { lifePoints: 2100, spells: [down('Negate Attack')] },
    { lifePoints: 2500, monsters: [{ card: card('Mystical Elf'), position: 'defense' }] },
  ];
  const said = mine.flatMap((yours) =>
    theirs.map((other) => {
      const duel = duelOf(yours, other);
      return [solve(duel).found, winsByTrying(duel) ? 'win' : 'no-win'];
    }),
  );
  for (const [found, tried] of said) expect(found).toBe(tried);
  expect(new Set(said.map(([found]) => found)).size).toBe(2);
});

describe('which first answers win', () => {
  const first = (duel: Duel, positions = 20_000): readonly string[] =>
    winningAnswers(duel, { pool: POOL, budget: { positions }, zonesMatter: false, known: [true, true] })
      .filter(({ found }) => found === 'win')
      .flatMap(({ deeds }) => deeds.map(({ choice }) => choice.do));

  test('the only one, where the way has to be cleared first', () => {
    const duel = duelOf(
      { monsters: [card('Celtic Guardian')], spells: [down('Fissure')] },
      { lifePoints: 1400, monsters: [card('Blue-Eyes White Dragon')] },
    );
    // To go on or to end the turn is possible, and wins nothing.
    expect(duel.decision?.choices.length).toBeGreaterThan(2);
    expect(first(duel)).toEqual(['activate']);
  });
  test('several, where another order wins as well; as many as by trying everything', () => {
    const duel = duelOf(
      { monsters: [card('Celtic Guardian')], hand: [card('Kuriboh')] },
      { lifePoints: 1400 },
    );
    const { decision } = duel;
    const tried = (decision?.choices ?? []).filter((_, at) => {
      const next = duel.fork();
      next.answer(at);
      return winsByTrying(next);
    });
    expect(tried.length).toBeGreaterThan(1);
    expect([...first(duel)].sort()).toEqual(tried.map((choice) => choice.do).sort());
  });
  test('open, where there is no budget for it', () => {
    const duel = duelOf({ monsters: [card('Celtic Guardian')] }, { lifePoints: 1400 });
    const [one] = winningAnswers(duel, {
      pool: POOL,
      budget: { positions: 1 },
      zonesMatter: false,
      known: [true, true],
    });
    expect(one?.found).toBe('open');
  });
});

describe('which first answers win soonest', () => {
  const soonest = (duel: Duel, positions = 20_000) =>
    soonestAnswers(duel, { pool: POOL, budget: { positions }, zonesMatter: false, known: [true, true] });
  const deedsOf = (duel: Duel) => soonest(duel)?.answers.map(([at = -1]) => duel.decision?.choices[at]?.do);

  test('the only one, where the way has to be cleared first', () => {
    const duel = duelOf(
      { monsters: [card('Celtic Guardian')], spells: [down('Fissure')] },
      { lifePoints: 1400, monsters: [card('Blue-Eyes White Dragon')] },
    );
    expect(deedsOf(duel)).toEqual(['activate']);
    expect(soonest(duel)?.of).toBeGreaterThan(2);
    expect(soonest(duel)?.depth).toBe(solve(duel).depth);
  });
  test('not the one that wins later, where another order wins as well', () => {
    const duel = duelOf(
      { monsters: [card('Celtic Guardian')], hand: [card('Kuriboh')] },
      { lifePoints: 1400 },
    );
    // To Set something first takes longer than to go to the Battle Phase at once.
    expect(deedsOf(duel)).toContain('enter-phase');
    const later = winningAnswers(duel, {
      pool: POOL,
      budget: { positions: 20_000 },
      zonesMatter: false,
      known: [true, true],
    });
    expect(later.filter(({ found }) => found === 'win').length).toBeGreaterThanOrEqual(
      soonest(duel)?.answers.length ?? 0,
    );
  });
  test('none, where nothing wins, and where there is no budget for it', () => {
    const weak = duelOf({ monsters: [card('Kuriboh')] }, { lifePoints: 8000 });
    expect(soonest(weak)).toBeNull();
    expect(soonest(duelOf({ monsters: [card('Celtic Guardian')] }, { lifePoints: 1400 }), 1)).toBeNull();
  });
});
