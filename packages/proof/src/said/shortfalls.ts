/** What texts ought to say and do not yet (`data/shortfalls.tsv`): a table that only shrinks. A language that says it is taken out. */
import { readFileSync, writeFileSync } from 'node:fs';
import { LANGUAGES, type Language } from '@spellspeed/cardtext';
import type { Change } from './changes.ts';
import { placeOf } from './kind-of.ts';

/** By the place of the leaf: the languages that leave it out, each with a card that shows it. */
export type Shortfalls = { readonly [place in string]?: { readonly [language in Language]?: string } };

const TABLE = new URL('../../data/shortfalls.tsv', import.meta.url);
const HEADING = 'place\tlanguages\tcard';

/** A line: place, the languages that leave it out, a card that shows it in all of these. */
const parsed = (table: string): Shortfalls => {
  const places: { [place in string]?: { [language in Language]?: string } } = {};
  for (const line of table.trim().split('\n').slice(1)) {
    const [place = '', languages = '', card = ''] = line.split('\t');
    const said = languages.split(' ');
    const shown = LANGUAGES.filter((language) => said.includes(language)).map((language) => [language, card]);
    places[place] = { ...places[place], ...Object.fromEntries(shown) };
  }
  return places;
};
export const SHORTFALLS: Shortfalls = parsed(readFileSync(TABLE, 'utf8'));

/** The table with more in it. */
export const withShortfalls = (more: Shortfalls): Shortfalls => {
  const places = new Set([...Object.keys(SHORTFALLS), ...Object.keys(more)]);
  return Object.fromEntries(
    [...places].sort().map((place) => [place, { ...more[place], ...SHORTFALLS[place] }]),
  );
};
/** Renews the table. */
export const writeShortfalls = (shortfalls: Shortfalls): void => {
  const lines = Object.entries(shortfalls).flatMap(([place, shown = {}]) =>
    [...new Set(Object.values(shown))].map((card) => {
      const languages = LANGUAGES.filter((language) => shown[language] === card);
      return [place, languages.join(' '), card].join('\t');
    }),
  );
  writeFileSync(TABLE, `${[HEADING, ...lines].join('\n')}\n`);
};

export const isShortfall = (change: Change, language: Language): boolean =>
  SHORTFALLS[placeOf(change)]?.[language] !== undefined;
