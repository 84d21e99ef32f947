/** The card's text in each language beside the one that was read and approved. */
import { join } from 'node:path';
import { CARDS } from '@spellspeed/cards';
import {
  APPROVED_FILES,
  approvedEntry,
  entryIn,
  LANGUAGES,
  type Language,
  withEntryRenewed,
} from '@spellspeed/cardtext';
import type { Card } from '@spellspeed/engine/language';
import { readText, writeText } from '../files.ts';
import { CARDTEXT } from './checkout.ts';
import type { Wrong } from './finding.ts';

/** Where printed and approved text differ: the lines that go, and those that come. */
export const unapprovedTexts = (root: string, card: Card): readonly Wrong[] =>
  LANGUAGES.flatMap((language): Wrong[] => {
    const file = fileOf(language);
    const approved = entryIn(readText(join(root, file)), card);
    const printed = approvedEntry(card, language);
    if (approved === printed) return [];
    const approve = `to approve it: npx spellspeed card check ${JSON.stringify(card.name)} --renew`;
    // A new text is shown above, whole.
    if (approved === '') return [{ place: file, says: `the text is not approved yet; ${approve}` }];
    const says = [`the text has changed; ${approve}`, ...changedLines(approved, printed)];
    return [{ place: file, says: says.join('\n') }];
  });

/** Approves what is printed now. */
export const approveTexts = (root: string, card: Card): void => {
  for (const language of LANGUAGES) {
    const file = join(root, fileOf(language));
    writeText(file, withEntryRenewed(readText(file), card, { cards: [...CARDS], language }));
  }
};

const fileOf = (language: Language): string => `${CARDTEXT}/${APPROVED_FILES[language]}`;

const changedLines = (before: string, after: string): readonly string[] => {
  const [old, now] = [before, after].map((text) => text.split('\n').filter((line) => line !== ''));
  return [
    ...(old ?? []).filter((line) => !now?.includes(line)).map((line) => `- ${line}`),
    ...(now ?? []).filter((line) => !old?.includes(line)).map((line) => `+ ${line}`),
  ];
};
