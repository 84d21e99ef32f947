import { cardNamed } from '@spellspeed/cards';
import type { Card } from '@spellspeed/engine';
import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../i18n/languages.ts';
import { markOf, noteOf, printerFor, textOf } from './printing.ts';

const card = (name: string): Card => {
  const found = cardNamed(name);
  if (!found) throw new Error(`${name} is not defined`);
  return found;
};
const KINDS: { readonly [language in Language]: string } = {
  en: 'Normal Trap',
  'zh-Hans': '通常陷阱卡',
  it: 'Trappola Normale',
  ja: '通常罠',
};

test.each(LANGUAGES)('cards are printed in the language of the page: %s', async (language) => {
  expect(textOf(card('Mirror Force'), await printerFor(language)).kind).toBe(KINDS[language]);
});
test('a note quotes the effect, or one of its ways', async () => {
  const printer = await printerFor('ja');
  expect(noteOf(card('Pot of Greed'), printer, 0).text).toBe('自分は２枚ドローする。');
  expect(noteOf(card('Enemy Controller'), printer, 0, 1).text).toMatch(
    /^自分フィールドのモンスター１体をリリースし、/,
  );
  expect(noteOf(card('Pot of Greed'), printer).text).toBe('');
});
test('before the printer is there, a note names the card and the effect, without the text', () => {
  const greed = card('Pot of Greed');
  expect(noteOf(greed, null, 0)).toEqual({ passcode: greed.passcode, mark: markOf(greed, 0), text: '' });
});
