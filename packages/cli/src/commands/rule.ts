/** `spellspeed rule`: the clauses of the rulebook. */
import {
  CLAUSES,
  type Clause,
  clauseOf,
  findClauses,
  isRuleId,
  RULEBOOK_LANGUAGES,
  type RulebookLanguage,
  type Statements,
  statementsIn,
  untranslatedIn,
} from '@spellspeed/rulebook';
import { Command, Option } from 'commander';
import { type ClauseEvidence, type EvidenceFinder, evidenceFinder } from '../evidence/clause.ts';
import { didYouMean, nearestWords } from '../input/near.ts';
import { wrapped } from '../tell/wrap.ts';
import type { Terminal } from '../terminal.ts';
import { Trouble } from '../trouble.ts';

/** With one word, an id; with several, or if there is no such id, whatever has all of the words. */
export const clausesFor = (words: readonly string[], statements?: Statements): readonly Clause[] => {
  const typed = words.join(' ').trim();
  if (isRuleId(typed)) return [clauseOf(typed)];
  const found = findClauses(typed, statements);
  if (found.length > 0) return found;
  const ids = CLAUSES.map(({ id }) => id);
  throw new Trouble(
    `No clause has the id or the words "${typed}".`,
    ...(typed.includes('.') ? didYouMean(nearestWords(typed, ids, 3)) : []),
  );
};

const AT_ONCE = 20;
/** How many places are named where many clauses are shown. */
const FEW = 3;

type Print = (text: string) => void;

/** What the clauses say, and which of them only in English. */
interface Said {
  readonly statements: Statements;
  readonly inEnglish: ReadonlySet<string>;
}
const printClause = (clause: Clause, { statements, inEnglish }: Said, terminal: Terminal): void => {
  const { out, paint } = terminal;
  const print = printerOn(terminal);
  const { id, kind, sameAs, differs, note, reason, meaning, sources, answered = [] } = clause;
  const marks = [...(kind === 'engine' ? [] : [kind]), ...(inEnglish.has(id) ? ['in English'] : [])];
  out(`${paint.bold(id)}${marks.map((mark) => paint.dim(`  (${mark})`)).join('')}`);
  print(`  ${statements[id]}`);
  const more: readonly (readonly [string, string | undefined])[] = [
    ['meaning', meaning],
    ['same as', sameAs],
    ['sources differ', differs],
    ['note', note],
    ['reason', reason],
  ];
  for (const [label, text] of more) if (text !== undefined) print(`  ${paint.dim(`${label}:`)} ${text}`);
  for (const { statement, sources: places } of answered) {
    if (statement !== undefined) print(`  ${paint.dim('official answers:')} ${statement.trim()}`);
    print(paint.dim(`  official answers: ${places.join(', ')}`));
  }
  print(paint.dim(`  source: ${sources.join(', ')}`));
};

const printerOn =
  ({ out, columns }: Terminal): Print =>
  (text) => {
    for (const line of wrapped(text, columns)) out(line);
  };

/** What cites it and what proves it; where many clauses are shown, the first of each. */
const printEvidence = (
  { citedIn, provedBy, exception }: ClauseEvidence,
  most: number,
  terminal: Terminal,
): void => {
  const { dim } = terminal.paint;
  const print = printerOn(terminal);
  const list = (label: string, lines: readonly string[]): void => {
    for (const line of lines.slice(0, most)) print(`  ${dim(`${label}:`)} ${line}`);
    if (lines.length > most) print(`  ${dim(`${label}: … and ${lines.length - most} more`)}`);
  };
  list(
    'cited in',
    citedIn.map(({ file, line }) => `${file}:${line}`),
  );
  list(
    'proved by',
    provedBy.map(
      ({ file, line, title, skipped }) =>
        `${title} ${dim(`${file}:${line}${skipped === undefined ? '' : `, not run: ${skipped}`}`)}`,
    ),
  );
  if (exception !== undefined) print(`  ${dim('exception:')} ${exception}`);
};

export const runRule = async (
  words: readonly string[],
  { json, language = 'en' }: { readonly json: boolean; readonly language?: RulebookLanguage },
  terminal: Terminal,
): Promise<void> => {
  const statements = await statementsIn(language);
  const inEnglish = await untranslatedIn(language);
  const found = clausesFor(words, statements);
  const evidenceOf: EvidenceFinder = await evidenceFinder(found.length === 1 ? found[0]?.id : undefined);
  if (json) {
    const data = found.map((clause) => ({
      ...clause,
      statement: statements[clause.id],
      ...(inEnglish.has(clause.id) && { inEnglish: true }),
      ...evidenceOf(clause.id),
    }));
    terminal.out(JSON.stringify(data, null, 2));
    return;
  }
  for (const clause of found.slice(0, AT_ONCE)) {
    printClause(clause, { statements, inEnglish }, terminal);
    printEvidence(evidenceOf(clause.id), found.length === 1 ? Number.POSITIVE_INFINITY : FEW, terminal);
  }
  const left = found.length - AT_ONCE;
  if (left > 0) terminal.out(terminal.paint.dim(`… and ${left} more; add a word to find fewer.`));
};

export const ruleCommand = (terminal: Terminal): Command =>
  new Command('rule')
    .description('look up the rules of the game')
    .argument('<id|words...>', 'the id of a clause, or words that occur in it')
    .option('--json', 'print data', false)
    .addOption(
      new Option('--language <language>', 'the language of the rules')
        .choices(RULEBOOK_LANGUAGES)
        .default('en'),
    )
    .action((words: readonly string[], options: { json: boolean; language: RulebookLanguage }) =>
      runRule(words, options, terminal),
    );
