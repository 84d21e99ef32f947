/** `spellspeed card`: a card as it is printed, and as the engine understands it. */
import { type CardFacts, nearestNames } from '@spellspeed/cards';
import {
  type EffectFacts,
  effectFacts,
  LANGUAGES,
  type Language,
  loadPrinter,
} from '@spellspeed/cardtext/printing';
import { DAMAGE_STEP_TIMINGS } from '@spellspeed/engine/language';
import type { ReadSentence } from '@spellspeed/reader';
import { Command, Option } from 'commander';
import { type CardRuling, rulingsWith } from '../evidence/card.ts';
import { factsTyped, isPasscode } from '../input/card-facts.ts';
import { didYouMean } from '../input/near.ts';
import { ownSentencesOf } from '../own/not-understood.ts';
import { type OwnStanding, ownStandingOf } from '../own/standing.ts';
import { tellRefusal } from '../own/tell-refusal.ts';
import { blankCard, definitionOf } from '../pool.ts';
import { circled, EFFECT_KINDS } from '../tell/effects.ts';
import { wrapped } from '../tell/wrap.ts';
import type { Terminal } from '../terminal.ts';
import { Trouble } from '../trouble.ts';
import { later } from './later.ts';

export interface CardReport {
  readonly passcode: number;
  readonly names: CardFacts['names'];
  readonly kind: string;
  readonly defined: boolean;
  /** How it can be played with. */
  readonly standing: OwnStanding;
  /** The sentences of a text that the user has given and that is not understood as a whole. */
  readonly sentences: readonly ReadSentence[];
  readonly summoning: readonly string[];
  /** What limits its effects, in languages that say it before them. */
  readonly limits: readonly string[];
  /** Numbered sentences that are no effects of the definition. */
  readonly ownEffects: readonly string[];
  readonly notes: readonly string[];
  readonly effects: readonly EffectFacts[];
  /** The rulings in which it appears, its own first. */
  readonly rulings: readonly CardRuling[];
}

const findFacts = (typed: string): CardFacts => {
  const found = factsTyped(typed);
  if (found) return found;
  if (isPasscode(typed)) throw new Trouble(`No card with the passcode ${typed} is known.`);
  throw new Trouble(`No card named "${typed}" is known.`, ...didYouMean(nearestNames(typed, 3)));
};

export const reportCard = async (typed: string, language: Language = 'en'): Promise<CardReport> => {
  const facts = findFacts(typed);
  const card = definitionOf(facts.passcode);
  const blank = card ?? blankCard(facts.passcode);
  const printer = await loadPrinter(language);
  const lines = card && printer.cardLines(card);
  const own = lines?.ownEffects.map(({ number, text }) => `${circled(number)} ${text}`) ?? [];
  return {
    passcode: facts.passcode,
    names: facts.names,
    kind: blank ? printer.kind(blank) : '',
    defined: card !== undefined,
    standing: ownStandingOf(facts.passcode),
    sentences: card ? [] : await ownSentencesOf(facts.passcode),
    summoning: lines?.summoning ?? [],
    ownEffects: own,
    limits: lines ? [...lines.pendulumLimits, ...lines.limits] : [],
    notes: lines?.notes ?? [],
    effects: card ? effectFacts(card, printer) : [],
    rulings: await rulingsWith(facts),
  };
};

const STANDING_WORDS: { readonly [standing in OwnStanding]: string } = {
  hand: 'Defined by hand, checked by rulings.',
  plain: 'A Normal Monster: its facts say all that there is to say.',
  proved: 'Read from its text, and proved by printing it back.',
  read: 'Read from its text, which says it in other words than the printer; what is printed reads back to it.',
  own: 'Read from the text that you gave, and proved by printing it back.',
  none: 'Known by its facts, but not defined yet: it cannot be played with.',
};

const damageStepWords = (timings: readonly string[]): string => {
  if (timings.length === 0) return 'not in the Damage Step';
  if (timings.length === DAMAGE_STEP_TIMINGS.length) return 'anywhere in the Damage Step';
  return `Damage Step: ${timings.map((timing) => timing.replaceAll('-', ' ')).join(', ')}`;
};

const understood = ({ number, kind, spellSpeed, damageStep, categories }: EffectFacts): string => {
  const parts = [
    EFFECT_KINDS[kind],
    ...(spellSpeed === null ? [] : [`Spell Speed ${spellSpeed}`, damageStepWords(damageStep)]),
    ...(categories.length === 0 ? [] : [categories.map((each) => each.replaceAll('-', ' ')).join(', ')]),
  ];
  return `${circled(number)} ${parts.join(' · ')}`;
};

const printReport = (report: CardReport, { out, paint, columns }: Terminal): void => {
  const print = (text: string): void => {
    for (const line of text.split('\n').flatMap((each) => wrapped(each, columns))) out(line);
  };
  const { names, effects } = report;
  out(`${paint.bold(names.en)}  ${paint.dim(String(report.passcode))}`);
  out(paint.dim([names.ja, names.zh, names.it].filter((name) => name !== undefined).join(' · ')));
  out(report.kind);
  const told = STANDING_WORDS[report.standing];
  out(report.defined ? paint.dim(told) : paint.yellow(told));
  for (const { sentence, isUnderstood, why } of report.sentences) {
    print(isUnderstood ? `${paint.green('✓')} ${sentence}` : paint.yellow(`✗ ${sentence}`));
    for (const line of why.flatMap((refusal) => tellRefusal(refusal, paint).slice(1))) print(line);
  }
  for (const line of [...report.notes, ...report.summoning, ...report.limits, ...report.ownEffects])
    print(line);
  for (const effect of effects) {
    out('');
    print(paint.cyan(understood(effect)));
    if (effect.text !== '') print(effect.text);
  }
  printRulings(report.rulings, { paint, print });
};

/** So many rulings are named; `--json` has all. */
const MOST_RULINGS = 12;
const printRulings = (
  rulings: readonly CardRuling[],
  { paint, print }: { readonly paint: Terminal['paint']; readonly print: (text: string) => void },
): void => {
  if (rulings.length === 0) return;
  print('');
  print(paint.bold(`${rulings.length} ${rulings.length === 1 ? 'ruling' : 'rulings'}`));
  for (const { title, file, line } of rulings.slice(0, MOST_RULINGS))
    print(`· ${title} ${paint.dim(`${file}:${line}`)}`);
  if (rulings.length > MOST_RULINGS) print(paint.dim(`… and ${rulings.length - MOST_RULINGS} more`));
};

interface CardOptions {
  readonly json: boolean;
  readonly language: Language;
}
export const runCard = async (typed: string, options: CardOptions, terminal: Terminal): Promise<void> => {
  const report = await reportCard(typed, options.language);
  if (options.json) terminal.out(JSON.stringify(report, null, 2));
  else printReport(report, terminal);
};

export const cardCommand = (terminal: Terminal, exit: (code: number) => void): Command =>
  new Command('card')
    .description('show a card, begin one, or check one')
    .enablePositionalOptions()
    .argument('<name|passcode...>', 'a name in English, Japanese, Chinese or Italian, or a passcode')
    .addOption(
      new Option('--language <language>', 'the language of its text').choices(LANGUAGES).default('en'),
    )
    .option('--json', 'print data', false)
    .action((words: readonly string[], options: CardOptions) => runCard(words.join(' '), options, terminal))
    .addCommand(
      later(
        'draft',
        'print the definition of what can be read of a text, with holes for what cannot',
        async () => (await import('./card-draft.ts')).cardDraftCommand(terminal),
      ),
    )
    .addCommand(
      later('new', 'begin a card: its facts, a definition and rulings to be written', async () =>
        (await import('./card-new.ts')).cardNewCommand(terminal),
      ),
    )
    .addCommand(
      later('check', 'compile a card and look at its definition, names, texts and rulings', async () =>
        (await import('./card-check.ts')).cardCheckCommand(terminal, exit),
      ),
    );
