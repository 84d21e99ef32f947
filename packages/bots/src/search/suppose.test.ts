import { CARDS, factsNamed, READY_MADE_DECKS } from '@spellspeed/cards';
import {
  createDuel,
  createDuelFromField,
  createPool,
  type Duel,
  type Imagining,
  type OfferedChoice,
  type View,
} from '@spellspeed/engine';
import { describe, expect, test } from 'vitest';
import { diceOf } from '../dice.ts';
import { playDuel } from '../play-duel.ts';
import { randomBot } from '../random.ts';
import { newMemory } from './memory.ts';
import { searchBot } from './search.ts';
import { suppositionOf } from './suppose.ts';

const POOL = createPool(CARDS);
const card = (name: string): number => factsNamed(name)?.passcode ?? expect.unreachable(name);
const LISTS = Object.values(READY_MADE_DECKS);
const { 'kaiba-starter': kaiba, salamangreat, blackwing } = READY_MADE_DECKS;
const seenOf = (cards: readonly number[]): Map<number, number> => new Map(cards.map((each) => [each, 1]));
const supposed = (cards: readonly number[], hasExtra: boolean) =>
  Array.from({ length: 20 }, (_, seed) =>
    suppositionOf(LISTS, POOL).list(seenOf(cards), hasExtra, diceOf(seed)),
  );

describe('the list of the opponent', () => {
  test('is the ready-made one of which three cards were seen', () => {
    const cards = ['Salamangreat Gazelle', 'Salamangreat Spinny', 'Lady Debug'].map(card);
    for (const { main } of supposed(cards, true))
      expect(main.toSorted()).toEqual(salamangreat.main.toSorted());
  });
  test('could be any before anything is seen', () => {
    expect(new Set(supposed([], false).map(({ main }) => main.join())).size).toBeGreaterThan(3);
  });
  test('has an Extra Deck where the opponent has one', () => {
    for (const { extra } of supposed([], true)) expect(extra.length).toBeGreaterThan(0);
  });
  test('has what was seen, also where the list does not', () => {
    const cards = [...blackwing.main.slice(0, 8), card('Mirror Force'), card('Kuriboh')];
    for (const { main } of supposed(cards, true)) expect(main).toEqual(expect.arrayContaining(cards));
  });
  test('is drawn from the pool where no list fits: what belongs to it, at least forty cards', () => {
    const brought = new Set(LISTS.flatMap(({ main, extra }) => [...main, ...extra]));
    const strange = POOL.passcodes.filter((each) => !brought.has(each)).slice(0, 4);
    const lists = supposed(strange, false);
    for (const { main, extra } of lists) expect([...main, ...extra]).toEqual(expect.arrayContaining(strange));
    for (const { main } of lists) expect(main.length).toBeGreaterThanOrEqual(40);
  });
});

describe('memory', () => {
  const deck = Array.from({ length: 8 }, () => card('Vorse Raider'));
  test('a monster that was returned to the hand is held there, until it is seen elsewhere', () => {
    const duel = createDuelFromField({
      pool: POOL,
      seed: 1,
      turnPlayer: 0,
      sides: [
        { spells: [{ card: card('Compulsory Evacuation Device'), face: 'down' }], deck },
        { monsters: [card('Celtic Guardian')], hand: [card('Kuriboh'), card('Kuriboh')], deck },
      ],
    });
    const memory = newMemory(POOL);
    const guardian = card('Celtic Guardian');
    const hand = (): readonly number[] => memory.known(duel.view(0)).hand ?? [];
    const isGuardian = (choice: OfferedChoice, view: View): boolean =>
      'card' in choice &&
      view.you.hand.some(({ handle, known }) => handle === choice.card && known?.passcode === guardian);
    const theirMonster = () => duel.view(0).opponent.monsters.find((each) => each !== null)?.known?.passcode;
    /** Answers with what is wished for until `done`, else with what passes. */
    const playUntil = (
      done: () => boolean,
      isWished: (choice: OfferedChoice, view: View) => boolean,
    ): void => {
      for (let asked = 0; duel.decision && !done(); asked++) {
        if (asked > 60) throw new Error('It does not come to that.');
        const { choices, player } = duel.decision;
        const view = duel.view(player);
        const at = choices.findIndex((choice) => isWished(choice, view));
        const end = choices.findIndex(({ do: what }) => what === 'pass' || what === 'enter-phase');
        duel.answer(at >= 0 ? at : Math.max(0, end));
        memory.hear(duel.events(0));
        memory.see(duel.view(0));
      }
    };
    memory.see(duel.view(0));
    expect(hand()).toEqual([]);
    playUntil(
      () => duel.view(0).opponent.hand.length === 3,
      ({ do: what }) => what === 'activate' || what === 'card',
    );
    expect(hand()).toEqual([guardian]);
    playUntil(
      () => duel.turn === 3,
      () => false,
    );
    expect(hand()).toEqual([guardian]);
    playUntil(
      () => theirMonster() === guardian,
      (choice, view) => choice.do === 'normal-summon' && isGuardian(choice, view),
    );
    expect(hand()).toEqual([]);
  });
  test('a monster that is turned face-down is remembered by its handle', () => {
    const duel = createDuelFromField({
      pool: POOL,
      seed: 1,
      turnPlayer: 0,
      sides: [
        { hand: [card('Book of Moon')], deck },
        { monsters: [card('Summoned Skull')], deck },
      ],
    });
    const memory = newMemory(POOL);
    memory.see(duel.view(0));
    for (let asked = 0; duel.decision && asked < 8; asked++) {
      const { choices } = duel.decision;
      const at = choices.findIndex((choice) => choice.do === 'activate' || choice.do === 'card');
      const pass = choices.findIndex((choice) => choice.do === 'pass');
      if (at < 0 && pass < 0 && choices.some((choice) => choice.do === 'enter-phase')) break;
      duel.answer(Math.max(at, pass, 0));
    }
    const [monster] = duel.view(0).opponent.monsters.filter((each) => each !== null);
    expect(monster?.known).toBeNull();
    expect(memory.known(duel.view(0)).set).toEqual([
      { handle: monster?.handle, passcode: card('Summoned Skull') },
    ]);
  });
  test('what it supposes of the opponent is no list that it was not told: the true one decides nothing', () => {
    /** Answers, and all worlds that were imagined for them. */
    const course = (theirs: typeof kaiba): { readonly answers: string[]; readonly worlds: string[] } => {
      const duel = createDuel({ pool: POOL, seed: 5, players: [kaiba, theirs] });
      const bot = searchBot({ worlds: 2, horizon: 0, candidates: 4, seed: 1, pool: POOL, lists: LISTS });
      const [answers, worlds]: [string[], string[]] = [[], []];
      const imagine = (wish: Imagining): Duel => {
        const world = duel.imagine(0, wish);
        worlds.push(world.hash());
        return world;
      };
      for (let { decision } = duel; decision && answers.length < 6 && duel.turn < 2; { decision } = duel) {
        const { player } = decision;
        const answer = player === 0 ? bot.choose(() => duel.view(0), decision, imagine) : [0];
        if (player === 0) answers.push(answer.join());
        duel.answer(answer);
      }
      return { answers, worlds };
    };
    // Other lists without an Extra Deck, of which nothing is seen in the first turn.
    const yugi = READY_MADE_DECKS['yugi-starter'];
    const one = course({ ...kaiba, extra: [] });
    expect(one.worlds.length).toBeGreaterThan(2);
    expect(new Set(one.worlds).size).toBe(one.worlds.length);
    expect(course({ ...yugi, extra: [] })).toEqual(one);
  });
  test('a bot that remembers hears of every answer of a duel', () => {
    let heard = 0;
    const bot = { ...randomBot(1), hear: () => void heard++ };
    let answers = 0;
    playDuel(
      createDuel({ pool: POOL, seed: 2, players: [kaiba, kaiba] }),
      [bot, randomBot(2)],
      () => answers++,
    );
    expect(heard).toBe(answers);
  });
});
