import { cardNamed } from '@spellspeed/cards';
import { parseScenarios } from '@spellspeed/rulings';
import { describe, expect, test } from 'vitest';
import {
  addCard,
  allCards,
  type BuiltField,
  EMPTY_FIELD,
  moveCard,
  removeCard,
  turnCard,
} from './built-field.ts';
import { fieldLink, readFieldLink } from './link.ts';
import { fieldYaml } from './to-yaml.ts';

const code = (name: string): number => cardNamed(name)?.passcode ?? 0;
const built = (): BuiltField => {
  let field = addCard(EMPTY_FIELD, { player: 'A', pile: 'monsters' }, code('Kuriboh'));
  field = turnCard(field, 1, 'defense');
  field = addCard(field, { player: 'A', pile: 'hand' }, code('Maxx "C"'));
  field = addCard(field, { player: 'B', pile: 'spells' }, code('Mirror Force'));
  field = turnCard(field, 3, 'set');
  field = addCard(field, { player: 'B', pile: 'gy' }, code('Number 39: Utopia'));
  return { ...field, turnPlayer: 'B', phase: 'battle', lifePoints: { A: 8000, B: 100 } };
};

describe('a field that is built', () => {
  test('can be taken back card by card', () => {
    const field = built();
    expect(allCards(field)).toHaveLength(4);
    const moved = moveCard(field, { player: 'B', pile: 'hand' }, 1);
    expect(moved.sides.B.hand).toEqual([{ id: 1, passcode: code('Kuriboh'), position: null }]);
    expect(moved.sides.A.monsters).toEqual([]);
    expect(allCards(removeCard(moved, 1))).toHaveLength(3);
  });
  test('takes no more cards than there are zones', () => {
    const place = { player: 'A', pile: 'field' } as const;
    const one = addCard(EMPTY_FIELD, place, code('Skyscraper'));
    expect(addCard(one, place, code('Skyscraper'))).toBe(one);
  });
  test('is a scenario that can be read, whatever its cards are called', () => {
    const { scenarios, mistakes } = parseScenarios(fieldYaml(built(), 'A field: mine'), 'field');
    expect(mistakes).toEqual([]);
    expect(scenarios[0]).toMatchObject({ title: 'A field: mine', turnPlayer: 1, phase: 'battle' });
    expect(scenarios[0]?.sides[0].monsters).toMatchObject([{ card: code('Kuriboh'), position: 'defense' }]);
    expect(scenarios[0]?.sides[1]).toMatchObject({
      lifePoints: 100,
      spells: [{ card: code('Mirror Force'), face: 'down' }],
    });
  });
  test('is the same after it went through a link', () => {
    const read = readFieldLink(fieldLink(built()));
    expect(read.ok && fieldYaml(read.field, 'A field')).toBe(fieldYaml(built(), 'A field'));
    expect(read.ok && fieldLink(read.field)).toBe(fieldLink(built()));
    expect(fieldLink(EMPTY_FIELD)).toBe('');
  });
  test.each([
    'A.lap=1',
    'C.hand=1',
    'A.hand=x',
    'phase=lunch',
    'turn=C',
    'A.lp=-1',
  ])('is not read from the link %s', (link) => {
    expect(readFieldLink(link)).toEqual({ ok: false, why: link });
  });
});
