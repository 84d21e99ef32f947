import { expect, test } from 'vitest';
import { blankCardOf, type CardText, kindOf } from './card-text.ts';

const monster = (line: string, more: Partial<CardText> = {}): CardText => ({
  passcode: 1,
  name: 'X',
  kind: 'Monster',
  line,
  attribute: 'DARK',
  level: 4,
  atk: 1500,
  def: 0,
  text: '',
  ...more,
});

test.each([
  ['Dragon / Normal', 'normal', [], 'Normal'],
  ['Dragon / Effect', 'effect', [], 'Effect'],
  ['Dragon / Tuner / Effect', 'effect', ['tuner'], 'Effect'],
  ['Dragon / Synchro / Tuner / Effect', 'synchro', ['tuner', 'effect'], 'Synchro'],
  ['Dragon / Pendulum / Flip / Effect', 'effect', ['pendulum', 'flip'], 'Pendulum'],
  ['Dragon / Spirit / Effect', 'effect', ['spirit'], 'Effect'],
  ['Dragon / Fusion', 'fusion', [], 'Fusion'],
] as const)('"%s" is printed on a monster', (line, frame, abilities, kind) => {
  expect(blankCardOf(monster(line))).toMatchObject({ kind: 'monster', race: 'Dragon', frame, abilities });
  expect(kindOf(monster(line))).toBe(kind);
});
test('what the game does not know is no card', () => {
  expect(blankCardOf(monster('Teapot / Effect'))).toBeUndefined();
  expect(blankCardOf(monster('Dragon / Effect', { attribute: 'MILK' }))).toBeUndefined();
  expect(blankCardOf(monster('Counter', { kind: 'Spell' }))).toBeUndefined();
  expect(blankCardOf(monster('Field', { kind: 'Trap' }))).toBeUndefined();
  expect(blankCardOf(monster('Counter', { kind: 'Trap' }))).toMatchObject({ property: 'Counter' });
});
