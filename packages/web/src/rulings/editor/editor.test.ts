import { cardNamed, factsNamed } from '@spellspeed/cards';
import { parseScenarios } from '@spellspeed/rulings';
import { describe, expect, test } from 'vitest';
import {
  addCard,
  attachCard,
  type BuiltField,
  cardOf,
  cardsAt,
  cardsIn,
  changeCard,
  EMPTY_FIELD,
  equipCard,
  equipsOf,
  materialsOf,
  moveCard,
  placeOf,
  removeCard,
  shiftCard,
  swapCards,
  turnCard,
} from './built-field.ts';
import { fieldLink, readFieldLink } from './link.ts';
import { isPlaceOf, rowsOf } from './places.ts';
import type { Pile, Place, PlayerName } from './stands.ts';
import { fieldYaml } from './to-yaml.ts';
import { cardWrittenAt } from './yaml-text.ts';

const code = (name: string): number => cardNamed(name)?.passcode ?? factsNamed(name)?.passcode ?? 0;
const at = (player: PlayerName, pile: Pile, place: number | null = null): Place => ({ player, pile, place });
const card = (field: BuiltField, id: number) => {
  const found = cardOf(field, id);
  if (found === undefined) throw new Error(`There is no card ${id}.`);
  return found;
};
/** 1 Utopia with 2 Kuriboh and 3 Sangan under it, 4 equipped to it; 5 a set Trap; 6 in a hand. */
const built = (): BuiltField => {
  let field = addCard(EMPTY_FIELD, at('A', 'monsters', 5), code('Number 39: Utopia'));
  for (const name of ['Kuriboh', 'Sangan']) {
    field = addCard(field, at('A', 'gy'), code(name));
    field = attachCard(field, field.cards.at(-1)?.id ?? 0, card(field, 1));
  }
  field = addCard(field, at('A', 'spells', 2), code('United We Stand'));
  field = equipCard(field, 4, card(field, 1));
  field = addCard(field, at('B', 'spells', 3), code('Mirror Force'));
  field = turnCard(field, 5, 'set');
  field = addCard(field, at('A', 'hand'), code('Maxx "C"'));
  field = changeCard(field, 1, {
    counters: { 'Spell Counter': 2, 'A.B_c*': 1 },
    summoned: 'xyz',
    isNew: true,
  });
  return { ...field, turnPlayer: 'B', phase: 'battle', turn: 4, lifePoints: { A: 8000, B: 100 } };
};
const yamlOf = (field: BuiltField): string => fieldYaml(field, 'A field').text;
const troublesOf = (field: BuiltField) => {
  const yaml = fieldYaml(field, 'A field');
  return parseScenarios(yaml.text, 'field').mistakes.map(({ trouble, line, column }) => [
    trouble,
    cardWrittenAt(yaml, line, column),
  ]);
};

describe('a field that is built', () => {
  test('has its cards in exactly the zones where they were put', () => {
    const field = built();
    expect(cardsAt(field, at('A', 'monsters', 5)).map(({ id }) => id)).toEqual([1]);
    expect(materialsOf(field, 1).map(({ id }) => id)).toEqual([2, 3]);
    expect(equipsOf(field, 1).map(({ id }) => id)).toEqual([4]);
    expect(card(field, 5)).toMatchObject({ player: 'B', stand: 'spells', place: 3, position: 'set' });
  });
  test('knows that a place can have two names', () => {
    const field = built();
    expect(cardsAt(field, at('B', 'monsters', 6)).map(({ id }) => id)).toEqual([1]);
    const scale = addCard(field, at('A', 'pendulum', 1), code('Odd-Eyes Pendulum Dragon'));
    expect(cardsAt(scale, at('A', 'spells', 4))).toHaveLength(1);
    expect(cardsAt({ ...scale, format: 'master-3' }, at('A', 'spells', 4))).toEqual([]);
  });
  test('takes along what is tied to a monster, and lets it go with the monster', () => {
    const moved = moveCard(built(), at('B', 'monsters', 0), 1);
    expect(materialsOf(moved, 1).map(({ player }) => player)).toEqual(['B', 'B']);
    expect(equipsOf(moved, 1)).toHaveLength(1);
    const gone = moveCard(built(), at('A', 'gy'), 1);
    expect(cardsIn(gone, 'A', 'gy').map(({ id }) => id)).toEqual([2, 3, 1]);
    expect(card(gone, 4)).toMatchObject({ stand: 'spells', host: null });
    expect(card(gone, 1)).toMatchObject({ counters: {}, summoned: null, position: null });
    const removed = removeCard(built(), 1);
    expect(removed.cards.map(({ id }) => id)).toEqual([4, 5, 6]);
  });
  test('exchanges two cards and orders a pile', () => {
    const swapped = swapCards(built(), card(built(), 4), card(built(), 5));
    expect([placeOf(card(swapped, 4)), placeOf(card(swapped, 5))]).toEqual([
      at('B', 'spells', 3),
      at('A', 'spells', 2),
    ]);
    let field = addCard(built(), at('A', 'hand'), code('Sangan'));
    field = shiftCard(field, 7, -1);
    expect(cardsIn(field, 'A', 'hand').map(({ id }) => id)).toEqual([7, 6]);
    expect(shiftCard(field, 7, -1)).toBe(field);
  });
  test('has a zone for every place of its rules', () => {
    for (const format of ['master-2020', 'master-3', 'classic'] as const) {
      const names = rowsOf(format).flatMap((row) =>
        row.flatMap((cell) => (cell.kind === 'zone' ? cell.names : [])),
      );
      expect(names.every((name) => isPlaceOf(format, name))).toBe(true);
      const of = (pile: Pile): number => names.filter((name) => name.pile === pile).length;
      expect([of('monsters'), of('spells'), of('field')]).toEqual([
        format === 'master-2020' ? 14 : 10,
        10,
        2,
      ]);
      expect(of('pendulum')).toBe(format === 'classic' ? 0 : 4);
    }
  });
});

describe('a field written down', () => {
  test('is a scenario that can be read, whatever its cards are called', () => {
    const { scenarios, mistakes } = parseScenarios(yamlOf({ ...built(), title: 'A field: mine' }), 'field');
    expect(mistakes).toEqual([]);
    expect(scenarios[0]).toMatchObject({ title: 'A field: mine', turnPlayer: 1, phase: 'battle', turn: 4 });
    expect(scenarios[0]?.sides[0].monsters).toMatchObject([
      {
        place: 5,
        way: 'xyz',
        thisTurn: true,
        counters: { 'Spell Counter': 2, 'A.B_c*': 1 },
        materials: [{ card: code('Kuriboh') }, { card: code('Sangan') }],
        equips: [{ card: code('United We Stand'), place: 2 }],
      },
    ]);
    expect(scenarios[0]?.sides[1]).toMatchObject({
      lifePoints: 100,
      spells: [{ card: code('Mirror Force'), face: 'down', place: 3 }],
    });
  });
  test('does not number zones that are taken in order', () => {
    const field = addCard(EMPTY_FIELD, at('A', 'monsters', 0), code('Kuriboh'));
    expect(yamlOf(field)).toContain('monsters: [Kuriboh]\n');
    expect(yamlOf(moveCard(field, at('A', 'monsters', 2), 1))).toContain('{ card: Kuriboh, zone: 3 }');
  });
  test('says of each mistake which card it is about', () => {
    expect(troublesOf(built())).toEqual([]);
    expect(troublesOf(changeCard(built(), 4, { host: null }))).toEqual([['equip-without-monster', 4]]);
    expect(troublesOf(moveCard(built(), at('A', 'hand'), 5))).toEqual([]);
    expect(troublesOf(changeCard(built(), 1, { passcode: code('Kuriboh') }))).toEqual([
      ['materials-without-xyz', 1],
    ]);
    const crowded = addCard(built(), at('B', 'monsters', 6), code('Decode Talker'));
    expect(troublesOf(crowded)).toEqual([['extra-zone-taken', 7]]);
    expect(troublesOf(changeCard(built(), 2, { passcode: code('Mirror Force') }))).toEqual([
      ['not-a-monster', 2],
    ]);
    const lying = addCard(EMPTY_FIELD, at('A', 'monsters', 0), code('Decode Talker'));
    expect(troublesOf(turnCard(lying, 1, 'defense'))).toEqual([['link-position', 1]]);
  });
});

describe('a link to a field', () => {
  test('brings back the same field', () => {
    const read = readFieldLink(fieldLink(built()));
    expect(read.ok && yamlOf(read.field)).toBe(yamlOf(built()));
    expect(read.ok && fieldLink(read.field)).toBe(fieldLink(built()));
    expect(fieldLink(EMPTY_FIELD)).toBe('');
  });
  test('that was made when zones had no numbers still opens', () => {
    const old =
      'turn=B&phase=battle&A.monsters=40640057.set+89631139.attack&A.spells=44095762.set' +
      '&A.pendulum=16178681&A.gy=40640057&B.lp=100';
    const read = readFieldLink(old);
    if (!read.ok) throw new Error(read.why);
    expect(cardsIn(read.field, 'A', 'monsters')).toMatchObject([
      { place: 0, position: 'set' },
      { place: 1, position: 'attack' },
    ]);
    expect(cardsIn(read.field, 'A', 'spells')).toMatchObject([{ place: 1, position: 'set' }]);
    expect(cardsIn(read.field, 'A', 'pendulum')).toMatchObject([{ place: 0 }]);
    expect(troublesOf(read.field)).toEqual([]);
    expect(read.field).toMatchObject({ turnPlayer: 'B', phase: 'battle', lifePoints: { A: 8000, B: 100 } });
  });
  test.each([
    'A.lap=1',
    'C.hand=1',
    'A.hand=x',
    'A.hand=1.zone-3',
    'A.monsters=1.zone-8',
    'A.monsters=1.of-A',
    'A.materials=1',
    'phase=lunch',
    'turn=C',
    'turn-number=0',
    'format=goat',
    'A.lp=-1',
  ])('is not read where it says %s', (link) => {
    expect(readFieldLink(link)).toEqual({ ok: false, why: link });
  });
});
