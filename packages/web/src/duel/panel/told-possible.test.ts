import type { OfferedChoice } from '@spellspeed/engine';
import { describe, expect, test } from 'vitest';
import type { Possible } from '../../host/types.ts';
import { toldPossible } from './told-possible.ts';

const activate = (effect: number, text: string, rule: string | null): Possible => ({
  intention: { do: 'activate', card: 1, effect } as unknown as OfferedChoice,
  note: { passcode: null, mark: null, text },
  obstacle: rule === null ? null : ({ rule, statement: '', causes: [] } as unknown as Possible['obstacle']),
});
const lines = (possible: readonly Possible[]) =>
  toldPossible(possible, () => 'Activate').map(({ text, possible: { obstacle } }) => [
    text,
    obstacle?.rule ?? null,
  ]);

describe('the list of what can be done', () => {
  test('has what can be done first', () => {
    expect(lines([activate(0, 'One.', 'a'), activate(1, 'Two.', null)])).toEqual([
      ['Two.', null],
      ['One.', 'a'],
    ]);
  });
  test('says nothing twice', () => {
    expect(lines([activate(0, 'One.', 'a'), activate(1, 'One.', 'a')])).toEqual([['', 'a']]);
  });
  test('tells effects apart that go by the same words', () => {
    expect(lines([activate(0, 'One.', 'a'), activate(1, 'Two.', 'a')])).toEqual([
      ['One.', 'a'],
      ['Two.', 'a'],
    ]);
  });
  test('does not repeat the text of the only effect', () => {
    expect(lines([activate(0, 'One.', 'a')])).toEqual([['', 'a']]);
  });
});
