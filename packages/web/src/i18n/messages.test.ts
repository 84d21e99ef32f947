import { readdirSync, readFileSync } from 'node:fs';
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
import { ANALYSIS_MESSAGES } from '../analysis/words.ts';
import { LEARN_MESSAGES } from '../learn/words.ts';
import { ONLINE_MESSAGES } from '../online/online-words.ts';
import { OWN_MESSAGES } from '../own/own-words.ts';
import { PUZZLE_MESSAGES } from '../puzzles/words.ts';
import { LANGUAGES, type Language, loadMessages, preferredLanguage } from './languages.ts';
import { ROOM_MESSAGES } from './room-messages.ts';

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
  { language, of: 'the pages beside the duel', load: (each: Language) => ROOM_MESSAGES[each]() },
  { language, of: 'analyses', load: (each: Language) => ANALYSIS_MESSAGES[each]() },
  { language, of: 'lessons', load: (each: Language) => LEARN_MESSAGES[each]() },
  { language, of: 'puzzles', load: (each: Language) => PUZZLE_MESSAGES[each]() },
  { language, of: 'own texts', load: (each: Language) => OWN_MESSAGES[each]() },
  { language, of: 'playing each other', load: (each: Language) => ONLINE_MESSAGES[each]() },
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

/** The rooms that come with the first screen, and those that speak their own words. */
const FIRST_ROOMS = ['app', 'card', 'duel', 'host', 'reading', 'telling', 'words'];
const source = (room: string): readonly string[] =>
  readdirSync(new URL(`../${room}/`, import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => readFileSync(new URL(`../${room}/${file}`, import.meta.url), 'utf8'));
test.each(FIRST_ROOMS)('The room %s says nothing that only the pages beside the duel bring', async (room) => {
  const ids = Object.keys(await ROOM_MESSAGES.en());
  const prefixes = [...new Set(ids.map((id) => id.slice(0, id.indexOf('.') + 1)))];
  const said = source(room).flatMap((text) => text.match(/say\(\s*['"`][\w.-]+/g) ?? []);
  const others = said.filter((each) =>
    prefixes.some((prefix) => each.replace(/^say\(\s*['"`]/, '').startsWith(prefix)),
  );
  expect(source(room)).not.toEqual([]);
  expect(others).toEqual([]);
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
