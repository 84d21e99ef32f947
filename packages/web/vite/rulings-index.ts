import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { clauseOf, isRuleId } from '@spellspeed/rulebook';
import { parseScenarios } from '@spellspeed/rulings';
import type { Plugin } from 'vite';
import type { ListedRuling } from '../src/rulings/types.ts';

const NAME = 'virtual:rulings';
const RESOLVED = `\0${NAME}`;
const FOLDER = fileURLToPath(new URL('../../rulings/rulings/', import.meta.url));

const documents = (): string[] =>
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => file.replaceAll('\\', '/'))
    .sort();

const listed = (file: string): ListedRuling[] =>
  parseScenarios(readFileSync(join(FOLDER, file), 'utf8'), file).scenarios.map(
    ({ title, line, cites, cards }) => ({
      file,
      line,
      title,
      cites,
      cards: [...new Set(cards.filter(({ isFiller }) => !isFiller).map(({ passcode }) => passcode))],
    }),
  );

/** The list of all rulings, made while the page is built: `{ rulings, clauses }`, with the statements of the clauses they cite. */
export const rulingsIndex = (): Plugin => ({
  name: 'rulings-index',
  resolveId: (id) => (id === NAME ? RESOLVED : null),
  load(id) {
    if (id !== RESOLVED) return null;
    const rulings = documents().flatMap(listed);
    const cited = [...new Set(rulings.flatMap(({ cites }) => cites))].sort();
    const clauses = Object.fromEntries(
      cited.flatMap((rule) => (isRuleId(rule) ? [[rule, clauseOf(rule).statement.trim()]] : [])),
    );
    const json = JSON.stringify(JSON.stringify({ rulings, clauses }));
    return { code: `export default JSON.parse(${json});`, map: null };
  },
});
