import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { CLAUSES, citationsIn, isRuleId } from './index.ts';

const PACKAGES = new URL('../../', import.meta.url);
const chapterOf = (id: string): string => id.slice(0, id.indexOf('.'));

function unknownCitations(file: string, source: string): readonly string[] {
  return citationsIn(source)
    .filter(({ id }) => !isRuleId(id))
    .map(({ id, line }) => `${file}:${line}: there is no clause ${id}; the nearest is ${nearestId(id)}`);
}

function nearestId(wanted: string): string {
  const sameChapter = CLAUSES.filter(({ chapter }) => chapter === chapterOf(wanted));
  const distances = sameChapter.map(({ id }) => ({ id, distance: editDistance(wanted, id) }));
  return distances.reduce((best, next) => (next.distance < best.distance ? next : best)).id;
}

/** How many letters have to be put in, left out or exchanged to make one text into the other. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries()) {
      const exchanged = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(exchanged, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** The page enforces no rule, and the keys of its words look like ids: "duel.label.atk". */
const WITHOUT_CITATIONS: readonly string[] = ['rulebook', 'web'];
function sourceFiles(): readonly string[] {
  const folders = readdirSync(PACKAGES).filter((name) => !WITHOUT_CITATIONS.includes(name));
  return folders.flatMap((name) => {
    const folder = new URL(`${name}/src/`, PACKAGES);
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    return files
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.generated.ts'))
      .map((file) => `${name}/src/${file}`);
  });
}

describe('Citations', () => {
  test('every rule id in the sources of the other packages is the id of a clause', () => {
    const unknown = sourceFiles().flatMap((file) =>
      unknownCitations(`packages/${file}`, readFileSync(fileURLToPath(new URL(file, PACKAGES)), 'utf8')),
    );
    expect(unknown).toEqual([]);
  });

  test('are found in comments and strings, with the line and the nearest id', () => {
    const source = [
      '// The target is gone. (battle.replay.target-no-longer-atackable)',
      "return { rule: 'duel.lose.by-surender', cards: [] };",
      '/* see (wording.punctuation.comma) */',
      '/** The parts. (battle.replay.monster-count-changes, wording.conj.nor) */',
      `// The five timings. (${['damage-step', 'six-sub-timings'].join('.')})`,
    ].join('\n');
    expect(unknownCitations('x.ts', source)).toEqual([
      'x.ts:1: there is no clause battle.replay.target-no-longer-atackable; the nearest is battle.replay.target-no-longer-attackable',
      'x.ts:2: there is no clause duel.lose.by-surender; the nearest is duel.lose.by-surrender',
      'x.ts:3: there is no clause wording.punctuation.comma; the nearest is wording.punctuation.colon',
      'x.ts:4: there is no clause wording.conj.nor; the nearest is wording.conj.or',
      `x.ts:5: there is no clause ${['damage-step', 'six-sub-timings'].join('.')}; the nearest is damage-step.five-sub-timings`,
    ]);
  });

  test('are not mistaken for code, files, headings of several clauses or known ids', () => {
    const source = [
      "import { duel } from './duel.state.ts';",
      'const lines = duel.state.cards.length; // (duel.state.lifePoints)',
      "readFile('battle.replay.yaml');",
      '// all of battle.replay.* and the Damage Step (damage-step.purpose)',
      '// (battle.replay.monster-count-changes, wording.punctuation.colon)',
      '// the ruling battle.replay.monster-count-changes/2',
    ].join('\n');
    expect(unknownCitations('x.ts', source)).toEqual([]);
  });
});
