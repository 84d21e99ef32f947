/** `npm run text:unsaid`: what the definitions mean and their texts do not say. */
import { parseArgs } from 'node:util';
import { CARDS, cardNamed } from '@spellspeed/cards';
import { LANGUAGES, type Language } from '@spellspeed/cardtext';
import { placeOf } from './kind-of.ts';
import { SHORTFALLS } from './shortfalls.ts';
import { findUnsaid, sayUnsaid, type Unsaid } from './unsaid.ts';

const USAGE = `npm run text:unsaid -- [--card NAME] [--known] [--json]
  --card NAME   only this card
  --known       also what is listed in packages/proof/src/said/shortfalls.ts
  --json        print data`;

/** Which languages leave out what, by the place of the leaf: the form of the table. */
const tableOf = (unsaid: readonly Unsaid[]): Readonly<Record<string, string>> => {
  const places = new Map<string, Set<Language>>();
  for (const { change, language } of unsaid) {
    const place = placeOf(change);
    places.set(place, (places.get(place) ?? new Set()).add(language));
  }
  const sorted = [...places].sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(
    sorted.map(([place, languages]) => [place, LANGUAGES.filter((each) => languages.has(each)).join(' ')]),
  );
};

/** Returns the exit code. */
const main = (args: readonly string[]): number => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      card: { type: 'string' },
      known: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  const card = values.card === undefined ? undefined : cardNamed(values.card);
  if (values.card !== undefined && !card) throw new Error(`No card named "${values.card}" is defined.`);
  const { known, unknown } = findUnsaid('every', card ? [card] : CARDS);
  // Of one card nobody expects all that the table has.
  const table = tableOf(known);
  const said = card ? [] : Object.keys(SHORTFALLS).filter((place) => table[place] !== SHORTFALLS[place]);
  if (values.json) console.log(JSON.stringify({ unknown: tableOf(unknown), known: table, said }, null, 2));
  else {
    for (const one of values.known ? [...known, ...unknown] : unknown) console.log(sayUnsaid(one));
    for (const place of said)
      console.log(
        `"${place}" is said in more languages than shortfalls.ts has: now it is "${table[place] ?? ''}".`,
      );
    console.log(`${unknown.length} left out that is not listed, ${known.length} that is.`);
  }
  return unknown.length + said.length === 0 ? 0 : 1;
};
try {
  process.exitCode = main(process.argv.slice(2));
} catch (thrown) {
  console.error(thrown instanceof Error ? thrown.message : thrown, `\n\n${USAGE}`);
  process.exitCode = 1;
}
