/** `spellspeed ruling`: rulings that run. */
import { basename, resolve } from 'node:path';
import {
  messageOfMistake,
  parseScenarios,
  playScenariosWith,
  type RulingReport,
  type RulingResult,
  runScenario,
  type Scenario,
} from '@spellspeed/rulings';
import { Command } from 'commander';
import { filesAt, readText } from '../files.ts';
import { cardPool } from '../pool.ts';
import { showProgress } from '../progress.ts';
import type { Terminal } from '../terminal.ts';
import { Trouble } from '../trouble.ts';
import { later } from './later.ts';

export interface RulingRunOptions {
  readonly json: boolean;
  /** Words that the title or the name of the file must have, all of them. */
  readonly filter?: string;
}

const EXTENSION = '.yaml';

/** Every file once, however often it is named. */
const filesOf = (paths: readonly string[]): readonly string[] => {
  const files = new Map<string, string>();
  for (const path of paths) {
    const found = filesAt(path, EXTENSION);
    if (found.length === 0) throw new Trouble(`${path} holds no ${EXTENSION} file.`);
    for (const file of found) files.set(resolve(file), file);
  }
  return [...files.values()];
};

const wantedBy = (filter: string): ((scenario: Scenario) => boolean) => {
  const words = filter.toLowerCase().split(/\s+/);
  return ({ file, title }) => {
    const text = `${basename(file)} ${title}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
};

/** Runs what the filter leaves. A mistake in the text always counts: what cannot be read has no title. */
const runRulings = (paths: readonly string[], filter: string): RulingReport => {
  // A reader's own cards can stand in rulings, too.
  playScenariosWith(cardPool());
  const read = filesOf(paths).map((file) => parseScenarios(readText(file), file));
  const broken = read
    .flatMap(({ mistakes }) => mistakes)
    .map(
      (mistake): RulingResult => ({
        file: mistake.file,
        title: `${mistake.file}:${mistake.line}`,
        passed: false,
        failure: messageOfMistake(mistake),
      }),
    );
  const scenarios = read.flatMap((file) => file.scenarios).filter(wantedBy(filter));
  if (broken.length + scenarios.length === 0)
    throw new Trouble(
      filter === '' ? `No ruling stands in ${paths.join(', ')}.` : `No ruling has the words "${filter}".`,
    );
  const progress = showProgress(scenarios.length, 'rulings');
  const ran = scenarios.map((scenario, index) => {
    const result = runScenario(scenario);
    progress.update(index + 1);
    return result;
  });
  progress.stop();
  const results = [...broken, ...ran];
  return {
    total: results.length,
    passed: results.filter(({ passed }) => passed).length,
    failed: results.filter(({ failure }) => failure !== undefined).length,
    results,
  };
};

/** Returns the exit code. */
export const runRulingRun = (
  paths: readonly string[],
  { json, filter = '' }: RulingRunOptions,
  { out, paint }: Terminal,
): number => {
  const report = runRulings(paths, filter.trim());
  const { total, passed, failed, results } = report;
  const code = failed === 0 ? 0 : 1;
  if (json) {
    out(JSON.stringify(report, null, 2));
    return code;
  }
  for (const { failure } of results)
    if (failure !== undefined) out(`${paint.red('✗')} ${failure.replace(/\s*\n\s*/g, '; ')}`);
  const skipped = total - passed - failed;
  const counts = [`${passed} passed`, `${failed} failed`, ...(skipped > 0 ? [`${skipped} skipped`] : [])];
  out(
    `${code === 0 ? paint.green('✓') : paint.red('✗')} ${total} ${total === 1 ? 'ruling' : 'rulings'}: ${counts.join(', ')}`,
  );
  return code;
};

export const rulingCommand = (terminal: Terminal, exit: (code: number) => void): Command =>
  new Command('ruling')
    .enablePositionalOptions()
    .description('work on rulings')
    .addCommand(
      new Command('run')
        .description('run rulings and say which of them fail')
        .argument('<file|folder...>', `scenarios, or folders with ${EXTENSION} files`)
        .option('--json', 'print data', false)
        .option('--filter <words>', 'only rulings with all of these words in the title or the file name')
        .action((paths: readonly string[], options: RulingRunOptions) =>
          exit(runRulingRun(paths, options, terminal)),
        ),
    )
    .addCommand(
      later(
        'explain',
        'tell the course of rulings: what happened, what could have been done, and why not',
        async () => (await import('./ruling-explain.ts')).rulingExplainCommand(terminal, exit),
      ),
    )
    .addCommand(
      later(
        'titles',
        'count the rulings that have a title in another language, or list those that have none',
        async () => (await import('./ruling-titles.ts')).rulingTitlesCommand(terminal, exit),
      ),
    );
