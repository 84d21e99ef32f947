/** `spellspeed ruling`: rulings that run. */
import { basename, resolve } from 'node:path';
import { canonicalJson, digestOf } from '@spellspeed/engine';
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
import { passedDocuments } from '../kept/passed-documents.ts';
import { ownCards } from '../own/own-texts.ts';
import { cardPool } from '../pool.ts';
import { showProgress } from '../progress.ts';
import type { Terminal } from '../terminal.ts';
import { Trouble } from '../trouble.ts';
import { later } from './later.ts';

export interface RulingRunOptions {
  readonly json: boolean;
  /** Words that the title or the name of the file must have, all of them. */
  readonly filter?: string;
  /** Only documents that have not passed as they are, with the engine and the cards as they are. */
  readonly changed?: boolean;
}
interface RulingRun extends RulingReport {
  /** Documents that were left out: they passed before, and nothing has changed since. */
  readonly unchanged?: number;
}

const EXTENSION = '.yaml';

interface Document {
  readonly file: string;
  readonly text: string;
}
type ScenarioFile = ReturnType<typeof parseScenarios>;

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

const mistakesOf = ({ mistakes }: ScenarioFile): readonly RulingResult[] =>
  mistakes.map((mistake) => ({
    file: mistake.file,
    title: `${mistake.file}:${mistake.line}`,
    passed: false,
    failure: messageOfMistake(mistake),
  }));
const reportOf = (results: readonly RulingResult[]): RulingReport => ({
  total: results.length,
  passed: results.filter(({ passed }) => passed).length,
  failed: results.filter(({ failure }) => failure !== undefined).length,
  results,
});

/** Runs what the filter leaves. A mistake in the text always counts: what cannot be read has no title. */
const runRulings = (documents: readonly Document[], filter: string): RulingReport => {
  const read = documents.map(({ file, text }) => parseScenarios(text, file));
  const scenarios = read.flatMap((file) => file.scenarios).filter(wantedBy(filter));
  const progress = showProgress(scenarios.length, 'rulings');
  const ran = scenarios.map((scenario, index) => {
    const result = runScenario(scenario);
    progress.update(index + 1);
    return result;
  });
  progress.stop();
  return reportOf([...read.flatMap(mistakesOf), ...ran]);
};
/** Runs the documents that have changed and keeps which of them pass. Whatever of a document is left out by a filter is not known to pass. */
const runChanged = (documents: readonly Document[], filter: string): RulingRun => {
  const own = [...ownCards().values()];
  const before = passedDocuments(own.length === 0 ? '' : digestOf(canonicalJson(own)));
  const changed = documents.filter(({ text }) => !before.has(text));
  const report = runRulings(changed, filter);
  const failing = new Set(report.results.flatMap(({ file, failure }) => (failure === undefined ? [] : file)));
  const texts = (fails: boolean) =>
    changed.filter(({ file }) => failing.has(file) === fails).map(({ text }) => text);
  before.note(filter === '' ? texts(false) : [], texts(true));
  return { ...report, unchanged: documents.length - changed.length };
};
const run = (paths: readonly string[], filter: string, changed: boolean): RulingRun => {
  // A reader's own cards can stand in rulings, too.
  playScenariosWith(cardPool());
  const documents = filesOf(paths).map((file) => ({ file, text: readText(file) }));
  const report = changed ? runChanged(documents, filter) : runRulings(documents, filter);
  if (report.total === 0 && !changed)
    throw new Trouble(
      filter === '' ? `No ruling stands in ${paths.join(', ')}.` : `No ruling has the words "${filter}".`,
    );
  return report;
};

/** Returns the exit code. */
export const runRulingRun = (
  paths: readonly string[],
  { json, filter = '', changed = false }: RulingRunOptions,
  { out, paint }: Terminal,
): number => {
  const report = run(paths, filter.trim(), changed);
  const { total, passed, failed, results, unchanged = 0 } = report;
  const code = failed === 0 ? 0 : 1;
  if (json) {
    out(JSON.stringify(report, null, 2));
    return code;
  }
  for (const { failure } of results)
    if (failure !== undefined) out(`${paint.red('✗')} ${failure.replace(/\s*\n\s*/g, '; ')}`);
  const skipped = total - passed - failed;
  const counts = [`${passed} passed`, `${failed} failed`, ...(skipped > 0 ? [`${skipped} skipped`] : [])];
  const left = unchanged === 0 ? '' : `; documents that passed before and have not changed: ${unchanged}`;
  out(
    `${code === 0 ? paint.green('✓') : paint.red('✗')} ${total} ${total === 1 ? 'ruling' : 'rulings'}: ${counts.join(', ')}${left}`,
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
        .option(
          '--changed',
          'only documents that have changed since they passed, or all where the engine or the cards have',
          false,
        )
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
