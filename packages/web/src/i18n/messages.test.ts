import {
  isArgumentElement,
  isNumberElement,
  isPluralElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser';
import { describe, expect, test } from 'vitest';
import { OWN_MESSAGES } from '../own/own-words.ts';
import { LANGUAGES, type Language, loadMessages, preferredLanguage } from './languages.ts';

/**
 * Names of the gaps of a message, also of those inside plurals and selections. What selects words is no gap: a language without
 * conjugation needs none.
 */
const gapsOf = (elements: readonly MessageFormatElement[]): string[] =>
  elements.flatMap((element) => {
    if (isArgumentElement(element) || isNumberElement(element)) return [element.value];
    if (isPluralElement(element) || isSelectElement(element)) {
      const inside = Object.values(element.options).flatMap(({ value }) => gapsOf(value));
      return isSelectElement(element) ? inside : [element.value, ...inside];
    }
    return isTagElement(element) ? [`<${element.value}>`, ...gapsOf(element.children)] : [];
  });
const gaps = (message: string): string[] => [...new Set(gapsOf(parse(message)))].sort();

/** Those of the whole page, and those that a room brings when it is opened. */
const BUNDLES = LANGUAGES.flatMap((language) => [
  { language, of: 'the page', load: (each: Language) => loadMessages(each) },
  { language, of: 'own texts', load: (each: Language) => OWN_MESSAGES[each]() },
]);
describe.each(BUNDLES)('the messages of $of in $language', ({ language, load }) => {
  test('are the same as in English, none missing and none too many', async () => {
    const [english, messages] = await Promise.all([load('en'), load(language)]);
    expect(Object.keys(messages).sort()).toEqual(Object.keys(english).sort());
  });
  test('have the gaps of the English ones', async () => {
    const [english, messages] = await Promise.all([load('en'), load(language)]);
    const gapsIn = (of: Record<string, string>) =>
      Object.fromEntries(Object.entries(of).map(([id, message]) => [id, gaps(message)]));
    expect(gapsIn(messages)).toEqual(gapsIn(english));
  });
});

test.each(
  LANGUAGES,
)('What names a button longer has what is written on it in %s: it is called by its words', async (language) => {
  const messages: Record<string, string> = await loadMessages(language);
  const longer = Object.keys(messages).filter((id) => id.endsWith('.named'));
  const others = longer.filter((id) => {
    const written = messages[id.slice(0, -'.named'.length)];
    return written !== undefined && !messages[id]?.toLowerCase().includes(written.toLowerCase());
  });
  expect(longer).not.toEqual([]);
  expect(others).toEqual([]);
});

test('The reader gets the first of the wanted languages that the page has', () => {
  expect(preferredLanguage(['fr-CH', 'it-CH', 'en'])).toBe('it');
  expect(preferredLanguage(['zh-CN'])).toBe('zh-Hans');
  expect(preferredLanguage(['eo'])).toBe('en');
});
