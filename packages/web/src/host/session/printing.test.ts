import { cardNamed } from '@spellspeed/cards';
import type { Card } from '@spellspeed/engine';
import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../i18n/languages.ts';
import { noteOf, textOf } from './printing.ts';

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

test.each(LANGUAGES)('cards are printed in the language of the page: %s', (language) => {
  expect(textOf(card('Mirror Force'), language).kind).toBe(KINDS[language]);
});
test('a note quotes the effect, or one of its ways', () => {
  expect(noteOf(card('Pot of Greed'), 'ja', 0).text).toBe('自分は２枚ドローする。');
  expect(noteOf(card('Enemy Controller'), 'ja', 0, 1).text).toMatch(
    /^自分フィールドのモンスター１体をリリースし、/,
  );
  expect(noteOf(card('Pot of Greed'), 'ja').text).toBe('');
});
