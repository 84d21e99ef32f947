/** `spellspeed coverage`: how far the rulebook is enforced and proved. */
import { CHAPTERS, type Chapter } from '@spellspeed/rulebook';
import {
  ANSWERS_THAT_CANNOT_RUN,
  CANNOT_RUN,
  EXAMINATIONS_ANSWERED_ANEW,
  EXCEPTIONS,
  type Scenario,
} from '@spellspeed/rulings';
import { Command } from 'commander';
import {
  type CatalogueCounts,
  type CatalogueCoverage,
  catalogueCoverageOf,
  rulingsShownBy,
} from '../evidence/catalogue.ts';
import { citedPlaces } from '../evidence/cited-places.ts';
import {
  type ClauseCoverage,
  type Counts,
  type Coverage,
  coverageOf,
  isOpen,
  problemsWithExceptions,
  REQUIRED_CHAPTERS,
} from '../evidence/coverage.ts';
import { type Inventory, inventoryOf } from '../evidence/inventory.ts';
import { readRulings, readUnanswered } from '../evidence/read-rulings.ts';
import { runAll, runDocuments } from '../evidence/run-documents.ts';
import { projectFile } from '../evidence/sources.ts';
import { didYouMean, nearestWords } from '../input/near.ts';
import { wrapped } from '../tell/wrap.ts';
import type { Terminal } from '../terminal.ts';
import { Trouble } from '../trouble.ts';

export interface CoverageOptions {
  readonly json: boolean;
  /** Fail where a required clause is open. */
  readonly check: boolean;
  /** List the open clauses: all, or those of a chapter. */
  readonly open?: string | true;
}

const chapterNamed = (name: string): Chapter => {
  const names = CHAPTERS.map((chapter) => chapter.name);
  const found = names.find((chapter) => chapter === name);
  if (found !== undefined) return found;
  throw new Trouble(`There is no chapter "${name}".`, ...didYouMean(nearestWords(name, names, 3)));
};

/** The open clauses that were asked for. */
const openClauses = (coverage: Coverage, open: string | true): readonly ClauseCoverage[] => {
  const chapter = open === true ? null : chapterNamed(open);
  return coverage.clauses.filter(
    (each) => isOpen(each) && (chapter === null || each.clause.chapter === chapter),
  );
};

/** The open rulings of the catalogue that were asked for. */
const openRulings = ({ open: rulings }: CatalogueCoverage, open: string | true): readonly string[] =>
  open === true ? rulings : rulings.filter((ruling) => ruling.startsWith(`${open}.`));

/** A row for each name; green where nothing is left to do. */
const printRows = <Column extends string>(
  columns: readonly Column[],
  rows: readonly (readonly [string, { readonly [column in Column]: number }, isDone: boolean])[],
  { out, paint }: Terminal,
): void => {
  const width = Math.max(...rows.map(([name]) => name.length));
  const line = (name: string, cells: readonly (string | number)[]): string =>
    `${name.padEnd(width)}${cells.map((cell, index) => String(cell).padStart((columns[index] ?? '').length + 2)).join('')}`;
  out(paint.bold(line('', columns)));
  for (const [name, counts, isDone] of rows) {
    const text = line(
      name,
      columns.map((column) => counts[column]),
    );
    out(isDone ? paint.green(text) : text);
  }
};
const CLAUSE_COLUMNS = ['engine', 'cited', 'proved', 'both', 'neither', 'exceptions'] as const;
const printClauses = ({ chapters, required, total }: Coverage, terminal: Terminal): void => {
  const row = (name: string, counts: Counts) =>
    [name, counts, counts.both + counts.exceptions === counts.engine] as const;
  const rows = chapters.map((each) => row(each.chapter, each));
  printRows(CLAUSE_COLUMNS, [...rows, row('required', required), row('all', total)], terminal);
  terminal.out(terminal.paint.dim(`required: ${REQUIRED_CHAPTERS.join(', ')}`));
};
const CATALOGUE_COLUMNS = ['rulings', 'run', 'listed', 'open'] as const;
const printCatalogue = ({ chapters, total, listed }: CatalogueCoverage, terminal: Terminal): void => {
  const { out, paint, columns } = terminal;
  const row = (name: string, counts: CatalogueCounts) => [name, counts, counts.open === 0] as const;
  out('');
  printRows(
    CATALOGUE_COLUMNS,
    [...chapters.map((each) => row(each.chapter, each)), row('all', total)],
    terminal,
  );
  out(paint.dim('rulings of the catalogue, by the clause that they explain'));
  for (const { ruling, reason } of listed) {
    out(`${paint.yellow('cannot run')} ${paint.bold(ruling)}`);
    for (const line of wrapped(`  ${reason}`, columns)) out(line);
  }
};

const INVENTORY_COLUMNS = ['rulings', 'pass', 'listed', 'unplayable', 'failing', 'open'] as const;
const printInventory = (inventory: Inventory, terminal: Terminal): void => {
  const { out, paint, columns } = terminal;
  const { seeds, answers, examinations, unanswered, answeredByNow } = inventory;
  const row = (name: string, counts: Inventory['seeds']) =>
    [name, counts, counts.open + counts.failing === 0] as const;
  out('');
  printRows(
    INVENTORY_COLUMNS,
    [row('seeds', seeds), row('official answers', answers), row('examinations', examinations)],
    terminal,
  );
  const told = unanswered.map(({ kind, documents }) => `${documents} of ${kind}`).join(', ');
  if (told !== '')
    for (const line of wrapped(`documents that fail today, by the kind of fault: ${told}`, columns))
      out(paint.dim(line));
  for (const document of answeredByNow)
    out(`${paint.green('passes by now')} ${document}: it moves to the rulings, without "unanswered"`);
};

const wants = ({ cited, proved }: ClauseCoverage): string =>
  [...(cited ? [] : ['a citation']), ...(proved ? [] : ['a ruling'])].join(' and ');

const printClause = (each: ClauseCoverage, { out, paint, columns }: Terminal): void => {
  out(`${paint.bold(each.clause.id)} ${paint.dim(`wants ${wants(each)}`)}`);
  for (const line of wrapped(`  ${each.clause.statement}`, columns)) out(line);
};

const printOpenRuling = (ruling: string, { out, paint }: Terminal): void =>
  out(`${paint.bold(ruling)} ${paint.dim('wants a document that names it as its source')}`);

const printExceptions = ({ clauses }: Coverage, { out, paint, columns }: Terminal): void => {
  for (const each of clauses) {
    if (each.exception === undefined) continue;
    const { reason, provedBy } = each.exception;
    const proof = provedBy === undefined ? '' : ` Proved by ${provedBy}.`;
    out(`${paint.yellow('exception')} ${paint.bold(each.clause.id)} (${wants(each)} missing)`);
    for (const line of wrapped(`  ${reason}${proof}`, columns)) out(line);
  }
};

/** Counts what `rulings` prove, all of the project unless told otherwise. Returns the exit code. */
export const runCoverage = (
  { json, check, open }: CoverageOptions,
  terminal: Terminal,
  rulings?: readonly Scenario[],
  unanswered: readonly Scenario[] = readUnanswered(),
): number => {
  if (typeof open === 'string') chapterNamed(open);
  const results = rulings === undefined ? runDocuments(readRulings()) : runAll(rulings);
  const failed = results.flatMap(([, { failure }]) => failure ?? []);
  const proved = results.flatMap(([{ cites }, { passed }]) => (passed ? cites : []));
  const coverage = coverageOf({ cited: citedPlaces().keys(), proved }, EXCEPTIONS);
  const passing = results.flatMap(([scenario, { passed }]) => (passed ? [scenario] : []));
  const catalogue = catalogueCoverageOf(rulingsShownBy(passing), CANNOT_RUN);
  const kept = runAll(unanswered).map(([scenario, { passed }]) => ({ scenario, passed }));
  const inventory = inventoryOf(
    { passing, kept },
    catalogue.total,
    ANSWERS_THAT_CANNOT_RUN,
    EXAMINATIONS_ANSWERED_ANEW,
  );
  const listed = openClauses(coverage, open ?? true);
  const problems = [
    ...failed.map((failure) => `A ruling fails and proves nothing: ${failure}`),
    ...problemsWithExceptions(coverage, EXCEPTIONS, projectFile),
    ...catalogue.problems,
    ...inventory.problems,
  ];
  if (json)
    terminal.out(JSON.stringify(reportOf({ coverage, catalogue, inventory, listed, problems }), null, 2));
  else {
    if (open !== undefined) {
      for (const each of listed) printClause(each, terminal);
      for (const ruling of openRulings(catalogue, open)) printOpenRuling(ruling, terminal);
    }
    printClauses(coverage, terminal);
    printExceptions(coverage, terminal);
    printCatalogue(catalogue, terminal);
    printInventory(inventory, terminal);
    for (const problem of problems) terminal.out(`${terminal.paint.red('✗')} ${problem}`);
  }
  const { both, exceptions, engine } = coverage.required;
  return check && (problems.length > 0 || both + exceptions < engine) ? 1 : 0;
};

interface Report {
  readonly coverage: Coverage;
  readonly catalogue: CatalogueCoverage;
  readonly inventory: Inventory;
  readonly listed: readonly ClauseCoverage[];
  readonly problems: readonly string[];
}
const reportOf = ({
  coverage: { chapters, required, total, clauses },
  catalogue: { problems: _, ...catalogue },
  inventory: { problems: __, ...sources },
  listed,
  problems,
}: Report) => ({
  chapters,
  required: { chapters: REQUIRED_CHAPTERS, ...required },
  total,
  exceptions: clauses.flatMap(({ exception }) => exception ?? []),
  open: listed.map(({ clause: { id, chapter, statement }, cited, proved }) => ({
    id,
    chapter,
    statement,
    cited,
    proved,
  })),
  catalogue,
  sources,
  problems,
});

export const coverageCommand = (terminal: Terminal, exit: (code: number) => void): Command =>
  new Command('coverage')
    .description(
      'count the clauses that the code cites and that rulings prove, and the rulings of the catalogue that run',
    )
    .option('--json', 'print data', false)
    .option(
      '--open [chapter]',
      'list the clauses that want a citation or a ruling, and the rulings that want a document',
    )
    .option('--check', 'fail if a required clause is open or an exception is not in order', false)
    .action((options: CoverageOptions) => exit(runCoverage(options, terminal)));
