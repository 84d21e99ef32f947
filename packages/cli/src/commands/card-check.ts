/** `spellspeed card check`: everything about one card, as it is written now. */
import { basename, join, relative } from 'node:path';
import { fileNameOf } from '@spellspeed/cards';
import { Command } from 'commander';
import { filesAt } from '../files.ts';
import { factsTyped } from '../input/card-facts.ts';
import { MOST_TOLD, toldUpTo } from '../input/told.ts';
import { showProgress } from '../progress.ts';
import type { Terminal } from '../terminal.ts';
import { Trouble } from '../trouble.ts';
import { DEFINITIONS, findCheckout } from '../workshop/checkout.ts';
import { compile } from '../workshop/compile.ts';
import { type Examination, examine, type Task } from '../workshop/examine.ts';
import type { Finding, Wrong } from '../workshop/finding.ts';
import { freshDefinition } from '../workshop/fresh-definition.ts';
import { writeImports } from '../workshop/imports.ts';

export interface CardCheckOptions {
  /** Are the imports of its definition to be written first? */
  readonly imports: boolean;
  readonly renew: boolean;
  /** Are all rulings to run in which the card appears, or its own alone? */
  readonly all: boolean;
  readonly json: boolean;
}

/** Looks at the card as its definition is written now. */
const examineAfresh = async (task: Task, file: string | undefined): Promise<Examination> => {
  const card = file === undefined ? undefined : await freshDefinition(task.root, file);
  let progress: ReturnType<typeof showProgress> | undefined;
  try {
    return examine({ ...task, ...(card && { card }) }, (ran, of) => {
      progress ??= showProgress(of, 'rulings');
      progress.update(ran);
    });
  } finally {
    progress?.stop();
  }
};

const sayFinding = ({ part, wrong, notes }: Finding, { out, paint }: Terminal): void => {
  out(`${wrong.length === 0 ? paint.green('✓') : paint.red('✗')} ${part}`);
  const lines = wrong.map(({ place, says }) => {
    const text = says.replaceAll('\n', '\n    ');
    return `  ${says.startsWith(place.replace(/:\d+$/, '')) ? text : `${place}: ${text}`}`;
  });
  for (const line of toldUpTo(MOST_TOLD, lines)) out(line);
  for (const note of notes) out(`  ${paint.dim(note)}`);
};

const fileNamed = (typed: string): string => `${fileNameOf(factsTyped(typed)?.names.en ?? typed)}.ts`;
/** The definition's file by the card's name alone: its facts may not be built yet. */
const findDefinition = (typed: string, root: string): string | undefined => {
  const found = filesAt(join(root, DEFINITIONS), '.ts').find((path) => basename(path) === fileNamed(typed));
  return found && relative(root, found);
};
const definitionOf = (typed: string, root: string): string => {
  const found = findDefinition(typed, root);
  if (found !== undefined) return found;
  throw new Trouble(
    `No definition is called ${fileNamed(typed)}.`,
    `To begin one: npx spellspeed card new ${JSON.stringify(typed)}`,
  );
};

/** What the compiler says; words that are not imported are no matter of thought. */
const typesOf = (wrong: readonly Wrong[], typed: string): Finding => {
  const unknown = wrong.filter(({ says }) => says.startsWith('Cannot find name'));
  const own = fileNameOf(factsTyped(typed)?.names.en ?? typed);
  // It may be another card that was begun and has no imports yet.
  const files = new Set(unknown.map(({ place }) => basename(place.replace(/:\d+$/, ''), '.ts')));
  const cards = [...files].map((file) => (file === own ? typed : file.replaceAll('-', ' ')));
  const notes = cards.map(
    (card) => `The imports are written by: npx spellspeed card check ${JSON.stringify(card)} --imports`,
  );
  return { part: 'types', wrong, notes };
};

/** Returns the exit code. */
export const runCardCheck = async (
  typed: string,
  { imports, renew, all, json }: CardCheckOptions,
  terminal: Terminal,
): Promise<number> => {
  const root = findCheckout();
  if (imports) writeImports(root, definitionOf(typed, root));
  const file = findDefinition(typed, root);
  const types = typesOf(file === undefined ? [] : compile(root, file), typed);
  // What does not compile means something else than what was written.
  const examined =
    types.wrong.length === 0 ? await examineAfresh({ typed, root, renew, all }, file) : undefined;
  const findings = [types, ...(examined?.findings ?? [])];
  const passed = findings.every(({ wrong }) => wrong.length === 0);
  if (json) terminal.out(JSON.stringify({ typed, ...examined, passed, findings }, null, 2));
  else sayCheck(examined, findings, terminal);
  return passed ? 0 : 1;
};

const sayCheck = (
  examined: Examination | undefined,
  findings: readonly Finding[],
  terminal: Terminal,
): void => {
  const { out, paint } = terminal;
  if (examined) out(`${paint.bold(examined.name)}  ${paint.dim(String(examined.passcode))}`);
  for (const [language, text] of Object.entries(examined?.texts ?? {}))
    out(`${paint.cyan(language)}  ${text.replaceAll('\n', '\n    ')}`);
  for (const finding of findings) sayFinding(finding, terminal);
  const wrong = findings.reduce((sum, finding) => sum + finding.wrong.length, 0);
  if (examined === undefined) out('It does not compile, so nothing more has been looked at.');
  else out(`${examined.rulings} ${examined.rulings === 1 ? 'ruling has' : 'rulings have'} run.`);
  out(wrong === 0 ? paint.green('Nothing is wrong.') : paint.red(`To be mended: ${wrong}.`));
};

export const cardCheckCommand = (terminal: Terminal, exit: (code: number) => void): Command =>
  new Command('check')
    .description('compile a card and look at its definition, names, texts and rulings')
    .argument('<name|passcode...>', 'a name in English, Japanese, Chinese or Italian, or a passcode')
    .option('--imports', 'first write the imports of its definition, from the words that it uses', false)
    .option('--renew', 'approve its texts as they are printed now', false)
    .option('--all', 'run all rulings in which the card appears, not only its own', false)
    .option('--json', 'print data', false)
    .action(async (words: readonly string[], options: CardCheckOptions) =>
      exit(await runCardCheck(words.join(' '), options, terminal)),
    );
