/** `spellspeed coverage`: how far the rulebook is enforced and proved. */
import { CHAPTERS, type Chapter } from '@spellspeed/rulebook';
import { EXCEPTIONS, type RulingResult, runScenario, type Scenario } from '@spellspeed/rulings';
import { Command } from 'commander';
import {
  type ClauseCoverage,
  type Counts,
  type Coverage,
  coverageOf,
  isOpen,
  problemsWithExceptions,
  REQUIRED_CHAPTERS,
} from '../evidence/coverage.ts';
import { citedPlaces, projectFile, readRulings } from '../evidence/sources.ts';
import { didYouMean, nearestWords } from '../input/near.ts';
import { showProgress } from '../progress.ts';
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

/** Runs every ruling, with its result. */
const runAll = (scenarios: readonly Scenario[]): readonly (readonly [Scenario, RulingResult])[] => {
  const progress = showProgress(scenarios.length, 'rulings');
  const results = scenarios.map((scenario, index) => {
    const result = runScenario(scenario);
    progress.update(index + 1);
    return [scenario, result] as const;
  });
  progress.stop();
  return results;
};

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

const COLUMNS = ['engine', 'cited', 'proved', 'both', 'neither', 'exceptions'] as const;

const printTable = ({ chapters, required, total }: Coverage, { out, paint }: Terminal): void => {
  const rows: readonly (readonly [string, Counts])[] = [
    ...chapters.map((each) => [each.chapter, each] as const),
    ['required', required],
    ['all', total],
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  const line = (name: string, cells: readonly (string | number)[]): string =>
    `${name.padEnd(width)}${cells.map((cell, index) => String(cell).padStart((COLUMNS[index] ?? '').length + 2)).join('')}`;
  out(paint.bold(line('', COLUMNS)));
  for (const [name, counts] of rows) {
    const text = line(
      name,
      COLUMNS.map((column) => counts[column]),
    );
    const isDone = counts.both + counts.exceptions === counts.engine;
    out(isDone ? paint.green(text) : text);
  }
  out(paint.dim(`required: ${REQUIRED_CHAPTERS.join(', ')}`));
};

const wants = ({ cited, proved }: ClauseCoverage): string =>
  [...(cited ? [] : ['a citation']), ...(proved ? [] : ['a ruling'])].join(' and ');

const printClause = (each: ClauseCoverage, { out, paint, columns }: Terminal): void => {
  out(`${paint.bold(each.clause.id)} ${paint.dim(`wants ${wants(each)}`)}`);
  for (const line of wrapped(`  ${each.clause.statement}`, columns)) out(line);
};

const printExceptions = ({ clauses }: Coverage, { out, paint, columns }: Terminal): void => {
  for (const each of clauses) {
    if (each.exception === undefined) continue;
    const { reason, provedBy } = each.exception;
    const proof = provedBy === undefined ? '' : ` Proved by ${provedBy}.`;
    out(`${paint.yellow('exception')} ${paint.bold(each.clause.id)} (${wants(each)} missing)`);
    for (const line of wrapped(`  ${reason}${proof}`, columns)) out(line);
  }
};

/** Returns the exit code. */
export const runCoverage = ({ json, check, open }: CoverageOptions, terminal: Terminal): number => {
  const results = runAll(readRulings());
  const failed = results.flatMap(([, { failure }]) => failure ?? []);
  const proved = results.flatMap(([{ cites }, { passed }]) => (passed ? cites : []));
  const coverage = coverageOf({ cited: citedPlaces().keys(), proved }, EXCEPTIONS);
  const listed = openClauses(coverage, open ?? true);
  const problems = [
    ...failed.map((failure) => `A ruling fails and proves nothing: ${failure}`),
    ...problemsWithExceptions(coverage, EXCEPTIONS, projectFile),
  ];
  if (json) terminal.out(JSON.stringify(reportOf(coverage, listed, problems), null, 2));
  else {
    if (open !== undefined) for (const each of listed) printClause(each, terminal);
    printTable(coverage, terminal);
    printExceptions(coverage, terminal);
    for (const problem of problems) terminal.out(`${terminal.paint.red('✗')} ${problem}`);
  }
  const { both, exceptions, engine } = coverage.required;
  return check && (problems.length > 0 || both + exceptions < engine) ? 1 : 0;
};

const reportOf = (
  { chapters, required, total, clauses }: Coverage,
  listed: readonly ClauseCoverage[],
  problems: readonly string[],
) => ({
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
  problems,
});

export const coverageCommand = (terminal: Terminal, exit: (code: number) => void): Command =>
  new Command('coverage')
    .description('count the clauses that the code cites and that rulings prove')
    .option('--json', 'print data', false)
    .option('--open [chapter]', 'list the clauses that want a citation or a ruling')
    .option('--check', 'fail if a required clause is open or an exception is not in order', false)
    .action((options: CoverageOptions) => exit(runCoverage(options, terminal)));
