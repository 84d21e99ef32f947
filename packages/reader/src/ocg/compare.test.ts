import { cardNamed } from '@spellspeed/cards';
import { printCard } from '@spellspeed/cardtext';
import { expect, test } from 'vitest';
import { comparedWithOcg } from './compare.ts';

/** A card, and its own Japanese print with some words in other words. */
const compared = (name: string, ...changes: readonly (readonly [from: string, to: string])[]) => {
  const card = cardNamed(name);
  if (!card) throw new Error(`${name} is not defined`);
  const text = changes.reduce(
    (words, [from, to]) => {
      expect(words).toContain(from);
      return words.replace(from, to);
    },
    printCard(card, 'ja'),
  );
  return comparedWithOcg(card, { passcode: Number(card.passcode), text });
};
const kindsOf = (name: string, from: string, to: string) => compared(name, [from, to]).kinds;

test('a print is equal to itself, whatever its lines, letters and readings', () => {
  expect(compared('Mystical Space Typhoon').agreement).toBe('equal');
  expect(compared('Mystical Space Typhoon', ['：', ':\n']).agreement).toBe('equal');
  expect(compared('Mystical Space Typhoon', ['破壊', '<ruby>破壊<rt>はかい</rt></ruby>']).agreement).toBe(
    'equal',
  );
});
test('older words say the same', () => {
  expect(
    compared(
      'Mystical Space Typhoon',
      ['①：', ''],
      ['フィールドの', 'フィールド上の'],
      ['を対象として', 'を選択して'],
      ['そのカード', '選択したカード'],
    ).agreement,
  ).toBe('equal');
});
test('the same words, of which one belongs to another, differ', () => {
  const { agreement, printed, official, kinds } = compared('Kaibaman', [
    'このカードをリリースして',
    'リリースしてこのカードを',
  ]);
  expect({ agreement, printed, official, kinds }).toEqual({
    agreement: 'differs',
    printed: ['このカード＞リリース'],
    official: ['。＞リリース'],
    kinds: ['joined'],
  });
});
test('the same words, each with the same beside it, are the same words', () => {
  expect(compared('Pot of Duality', ['加える。その後、', '加え、その後']).agreement).toBe('same-words');
});
test('a difference is told by its kind', () => {
  expect(kindsOf('Mystical Space Typhoon', '１枚を対象として発動できる', '１枚を選んで発動できる')).toEqual([
    'target',
  ]);
  expect(kindsOf('Mystical Space Typhoon', 'フィールドの', '相手フィールドの')).toContain('whose');
  expect(kindsOf('Mystical Space Typhoon', 'フィールドの', 'フィールドの他の')).toEqual(['except']);
  expect(kindsOf('Kaibaman', '手札から', '墓地から')).toEqual(['where']);
  expect(kindsOf('Kaibaman', '発動できる', '発動する')).toEqual(['may']);
  expect(kindsOf('Kaibaman', '１体', '２体')).toEqual(['number']);
  expect(kindsOf('Kaibaman', '①：', '①：１ターンに１度、')).toContain('limit');
});
test('the words that only one of them has are told', () => {
  const { printed, official } = compared('Kaibaman', ['手札から', '墓地から']);
  expect({ printed, official }).toEqual({ printed: ['手札'], official: ['墓地'] });
});
