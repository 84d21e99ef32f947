/** `npm run text:unsaid`: what the definitions mean and their texts do not say. */
import { parseArgs } from 'node:util';
import { CARDS, cardNamed } from '@spellspeed/cards';
import { withShortfalls, writeShortfalls } from './shortfalls.ts';
import { findUnsaid, saidByNow, sayUnsaid, tableOf } from './unsaid.ts';

const USAGE = `npm run text:unsaid -- [--card NAME] [--known] [--renew] [--json]
  --card NAME   only this card
  --known       also what is listed in packages/proof/data/shortfalls.tsv
  --renew       write that table as it is now; with --card, add what this card leaves out
  --json        print data`;

/** Returns the exit code. */
const main = (args: readonly string[]): number => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      card: { type: 'string' },
      known: { type: 'boolean', default: false },
      renew: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  const card = values.card === undefined ? undefined : cardNamed(values.card);
  if (values.card !== undefined && !card) throw new Error(`No card named "${values.card}" is defined.`);
  const { known, unknown } = findUnsaid('every', card ? [card] : [...CARDS]);
  // Of one card nobody expects all that the table has.
  const said = card ? [] : saidByNow();
  if (values.renew) {
    writeShortfalls(card ? withShortfalls(tableOf(unknown)) : tableOf([...known, ...unknown]));
    return 0;
  }
  if (values.json)
    console.log(JSON.stringify({ unknown: tableOf(unknown), known: tableOf(known), said }, null, 2));
  else {
    for (const one of values.known ? [...known, ...unknown] : unknown) console.log(sayUnsaid(one));
    for (const line of said) console.log(line);
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
