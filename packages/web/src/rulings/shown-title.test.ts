import { expect, test } from 'vitest';
import { shownTitle } from './shown-title.ts';

const RULING = { file: 'battle/x.yaml', line: 1, title: 'It is so' };
const TITLES = { 'battle/x.yaml': { 1: '就是这样' } };

test('a title is shown in the language of the page, or in English and marked as such', () => {
  expect(shownTitle(TITLES, 'zh-Hans', RULING)).toEqual({ text: '就是这样', lang: undefined });
  expect(shownTitle(TITLES, 'zh-Hans', { ...RULING, line: 2 })).toEqual({ text: 'It is so', lang: 'en' });
  expect(shownTitle({}, 'ja', RULING)).toEqual({ text: 'It is so', lang: 'en' });
  expect(shownTitle({}, 'en', RULING)).toEqual({ text: 'It is so', lang: undefined });
});
