/** The fields from which continuations are counted, and the table of what was counted. */
import { readFileSync, writeFileSync } from 'node:fs';
import { CARDS } from '@spellspeed/cards';
import { createDuelFromField, createPool, type Duel } from '@spellspeed/engine';
import { messageOfMistake, parseScenarios } from '@spellspeed/rulings';

const FIELDS = new URL('../../perft/fields.yaml', import.meta.url);
const TABLE = new URL('../../perft/table.json', import.meta.url);
/** How far the table goes. */
export const DEPTHS = [1, 2, 3, 4, 5] as const;

export interface Field {
  readonly title: string;
  readonly begin: () => Duel;
}
/** The number of continuations to each of the depths, by the title of the field. */
export type PerftTable = { readonly [title: string]: readonly number[] };

/** The fields of the file, in the format of rulings without steps. */
export const readFields = (): readonly Field[] => {
  const { scenarios, mistakes } = parseScenarios(readFileSync(FIELDS, 'utf8'), 'perft/fields.yaml');
  if (mistakes.length > 0) throw new Error(mistakes.map(messageOfMistake).join('\n'));
  const pool = createPool(CARDS);
  return scenarios.map(({ title, format, turn, turnPlayer, phase, sides }) => ({
    title,
    begin: () => createDuelFromField({ pool, format, turn, turnPlayer, phase, sides }),
  }));
};

export const readTable = (): PerftTable => JSON.parse(readFileSync(TABLE, 'utf8'));

/** Writes the table, a line for each field. */
export const writeTable = (table: PerftTable): void => {
  const lines = Object.entries(table).map(
    ([title, counts]) => `  ${JSON.stringify(title)}: [${counts.join(', ')}]`,
  );
  writeFileSync(TABLE, `{\n${lines.join(',\n')}\n}\n`);
};
