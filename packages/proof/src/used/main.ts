/** `npm run used`: uses each effect of each card that was read, and lists those that are not used, with the reason. */
import { writeFileSync } from 'node:fs';
import { definitionOf, loadAllFacts, PLAYABLE_CARDS, readPasscodes } from '@spellspeed/cards';
import { createPool } from '@spellspeed/engine';
import { type EffectReport, OUTCOMES, reportOnEffect, usableEffects } from './report.ts';
import { makeUnused } from './unused.ts';

const LIST = new URL('../../data/unused-effects.tsv', import.meta.url);
/** `--part 0/2`: every second card from the first on. `--write FILE`: elsewhere than in the list. */
const option = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
};
await loadAllFacts();
const [part = 0, of = 1] = (option('part') ?? '0/1').split('/').map(Number);
const pool = createPool(PLAYABLE_CARDS);
const passcodes = readPasscodes().filter((_, index) => index % of === part);
const reports: EffectReport[] = [];
for (const [index, passcode] of passcodes.entries()) {
  const card = definitionOf(passcode);
  if (card) reports.push(...usableEffects(card).map((effect) => reportOnEffect(pool, card, effect)));
  if (index % 100 === 99) process.stderr.write(`${index + 1} of ${passcodes.length} cards\n`);
}
writeFileSync(option('write') ?? LIST, makeUnused(reports));
const count = (outcome: string): number => reports.filter((report) => report.outcome === outcome).length;
process.stdout.write(
  `${reports.length} effects of ${passcodes.length} cards: ${OUTCOMES.map((outcome) => `${count(outcome)} ${outcome}`).join(', ')}\n`,
);
for (const { name, effect, outcome, what } of reports)
  if (outcome === 'silent' || outcome === 'odd')
    process.stdout.write(`${outcome}  ${name}, effect ${effect}: ${what}\n`);
