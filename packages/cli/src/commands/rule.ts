/** `spellspeed rule`: the clauses of the rulebook. */
import { CLAUSES, type Clause, clauseOf, findClauses, isRuleId } from '@spellspeed/rulebook';
import { Command } from 'commander';
import { didYouMean, nearestWords } from '../input/near.ts';
import { wrapped } from '../tell/wrap.ts';
import type { Terminal } from '../terminal.ts';
import { Trouble } from '../trouble.ts';

/** With one word, an id; with several, or if there is no such id, whatever has all of the words. */
export const clausesFor = (words: readonly string[]): readonly Clause[] => {
  const typed = words.join(' ').trim();
  if (isRuleId(typed)) return [clauseOf(typed)];
  const found = findClauses(typed);
  if (found.length > 0) return found;
  const ids = CLAUSES.map(({ id }) => id);
  throw new Trouble(
    `No clause has the id or the words "${typed}".`,
    ...(typed.includes('.') ? didYouMean(nearestWords(typed, ids, 3)) : []),
  );
};

const AT_ONCE = 20;

const printClause = (clause: Clause, { out, paint, columns }: Terminal): void => {
  const print = (text: string): void => {
    for (const line of wrapped(text, columns)) out(line);
  };
  const { id, kind, statement, sameAs, differs, note, reason, meaning, sources } = clause;
  out(`${paint.bold(id)}${kind === 'engine' ? '' : paint.dim(`  (${kind})`)}`);
  print(`  ${statement}`);
  const more: readonly (readonly [string, string | undefined])[] = [
    ['meaning', meaning],
    ['same as', sameAs],
    ['sources differ', differs],
    ['note', note],
    ['reason', reason],
  ];
  for (const [label, text] of more) if (text !== undefined) print(`  ${paint.dim(`${label}:`)} ${text}`);
  out(paint.dim(`  ${sources.join(', ')}`));
};

export const runRule = (
  words: readonly string[],
  options: { readonly json: boolean },
  terminal: Terminal,
): void => {
  const found = clausesFor(words);
  if (options.json) {
    terminal.out(JSON.stringify(found, null, 2));
    return;
  }
  for (const clause of found.slice(0, AT_ONCE)) printClause(clause, terminal);
  const left = found.length - AT_ONCE;
  if (left > 0) terminal.out(terminal.paint.dim(`… and ${left} more; add a word to find fewer.`));
};

export const ruleCommand = (terminal: Terminal): Command =>
  new Command('rule')
    .description('look up the rules of the game')
    .argument('<id|words...>', 'the id of a clause, or words that occur in it')
    .option('--json', 'print data', false)
    .action((words: readonly string[], options: { json: boolean }) => runRule(words, options, terminal));
