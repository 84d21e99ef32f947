/** Adds a card to the facts of the project. */
import { join } from 'node:path';
import type { CardFacts } from '@spellspeed/cards';
import { readText, writeText } from '../files.ts';
import { FACTS_FILE } from './checkout.ts';

const BEGINS_A_CARD = '  {';

/** Puts the card on a line of its own, by passcode; a card that stands there stays as it is. Tells whether it was added. */
export const addFacts = (root: string, facts: CardFacts): boolean => {
  const file = join(root, FACTS_FILE);
  const lines = readText(file).split('\n');
  const passcodes = lines.map(passcodeIn);
  if (passcodes.includes(facts.passcode)) return false;
  const next = passcodes.findIndex((passcode) => passcode !== null && passcode > facts.passcode);
  const at = next === -1 ? lines.lastIndexOf('];') : next;
  writeText(file, lines.toSpliced(at, 0, `${BEGINS_A_CARD}${JSON.stringify(facts).slice(1)},`).join('\n'));
  return true;
};

const passcodeIn = (line: string): number | null => {
  const [, passcode] = line.startsWith(BEGINS_A_CARD) ? (/"passcode":(\d+)/.exec(line) ?? []) : [];
  return passcode === undefined ? null : Number(passcode);
};
