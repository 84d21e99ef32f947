/** `spellspeed ruling explain`: the course of rulings, step by step. */
import { eventsOfBoth } from '@spellspeed/engine';
import {
  type ExplainedStep,
  type Explanation,
  explainScenario,
  messageOfMistake,
  type PlayerCould,
  parseScenarios,
  playScenariosWith,
  type Refused,
} from '@spellspeed/rulings';
import { Command } from 'commander';
import { readText } from '../files.ts';
import { cardPool } from '../pool.ts';
import { tellEvents, withoutEmptyPhases } from '../tell/events.ts';
import { matchLine, tellMatchEvent } from '../tell/match.ts';
import { spectatorVoice } from '../tell/voice.ts';
import { PHASE_WORDS, TIMING_WORDS } from '../tell/words.ts';
import { wrapped } from '../tell/wrap.ts';
import type { Terminal } from '../terminal.ts';

const VOICE = spectatorVoice(['A', 'B']);
const MOST_COMMANDS = 12;

/** What happened, in sentences. */
const sentencesOf = ({ events, matchEvents }: ExplainedStep): readonly string[] => {
  const both = eventsOfBoth(
    events.map(([forA]) => forA),
    events.map(([, forB]) => forB),
  );
  const inDuel = withoutEmptyPhases(tellEvents(both, { voice: VOICE, pool: cardPool() })).flatMap(
    ({ as, text }) => (as === 'aside' ? [] : [as === 'heading' ? `– ${text}` : text]),
  );
  return [...inDuel, ...matchEvents.flatMap((event) => tellMatchEvent(event, VOICE) ?? [])];
};

/** Where the duel is: "turn 3 of A, Damage Step, before damage calculation · LP 8000 – 8000 · Chain: Kuriboh". */
const placeOf = ({
  turn,
  turnPlayer,
  phase,
  timing,
  lifePoints,
  chain,
  attack,
}: NonNullable<ExplainedStep['now']>): string =>
  [
    `turn ${turn} of ${turnPlayer}, ${TIMING_WORDS[timing] ?? PHASE_WORDS[phase]}`,
    `LP ${lifePoints.join(' – ')}`,
    ...(attack === null ? [] : [`attack: ${attack}`]),
    ...(chain.length === 0 ? [] : [`Chain: ${chain.join(', ')}`]),
  ].join(' · ');

const coulds = ({ player, asked, commands }: PlayerCould): string => {
  if (!asked) return `${player} has to wait`;
  if (commands.length === 0) return `${player} can only pass`;
  const shown = commands.slice(0, MOST_COMMANDS);
  return `${player} can ${shown.join(' · ')}${commands.length > shown.length ? ` · and ${commands.length - shown.length} more` : ''}`;
};
const because = ({ rule, cards }: Refused): string =>
  `${rule}${cards.length === 0 ? '' : ` [${cards.join(', ')}]`}`;
/** What a player cannot do, one line for each clause. */
const cannots = ({ player, refused }: PlayerCould): readonly string[] => {
  const reasons = [...new Set(refused.map(because))];
  return reasons.map((reason) => {
    const commands = refused.filter((each) => because(each) === reason).map(({ command }) => command);
    return `${player} cannot ${commands.join(' · ')}: ${reason}`;
  });
};

class Page {
  readonly #terminal: Terminal;
  constructor(terminal: Terminal) {
    this.#terminal = terminal;
  }
  line(text: string, indent = 0, paint: (text: string) => string = (plain) => plain): void {
    for (const each of wrapped(' '.repeat(indent) + text, this.#terminal.columns))
      this.#terminal.out(paint(each));
  }
  get paint(): Terminal['paint'] {
    return this.#terminal.paint;
  }
}

const printDecided = (page: Page, { player, command, rule, statement, cards, texts }: Refused): void => {
  const causes = cards.length === 0 ? '' : ` [${cards.join(', ')}]`;
  page.line(`${player} cannot ${command} because of ${rule}${causes}:`, 6, page.paint.yellow);
  page.line(statement, 8);
  for (const text of texts) page.line(text.replace(/\n/g, ' '), 8, page.paint.dim);
};
const isSame = (one: object, other: object | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
/** Where the Match and the duel are, a line each. */
const placesIn = ({ match, now }: ExplainedStep): readonly string[] => [
  ...(match === null ? [] : [matchLine(match, ['A', 'B'])]),
  ...(now === null ? [] : [placeOf(now)]),
];
const printStep = (
  page: Page,
  step: ExplainedStep,
  number: number,
  last: ExplainedStep | undefined,
): void => {
  page.line(`${String(number).padStart(2)}  ${step.step}`, 0, page.paint.bold);
  for (const sentence of sentencesOf(step)) page.line(sentence, 6);
  // A failure names its clause itself.
  for (const each of step.failure === null ? step.decided : []) printDecided(page, each);
  if (step.failure !== null) {
    for (const line of step.failure.split('\n')) page.line(line.trim(), 6, page.paint.red);
    return;
  }
  // Where nothing has changed nothing is said again.
  if (isSame(placesIn(step), last && placesIn(last)) && isSame(step.could, last?.could)) return;
  for (const line of placesIn(step)) page.line(line, 6, page.paint.cyan);
  for (const could of step.could) {
    page.line(coulds(could), 6);
    for (const line of cannots(could)) page.line(line, 8, page.paint.dim);
  }
};
const printExplanation = (page: Page, explanation: Explanation): void => {
  const { title, file, line, cites, steps, skipped, failure } = explanation;
  page.line(title, 0, page.paint.bold);
  page.line(`${file}:${line}`, 0, page.paint.dim);
  if (skipped !== undefined) {
    page.line(`Not run: ${skipped}`);
    return;
  }
  page.line('');
  steps.forEach((step, index) => {
    printStep(page, step, index + 1, steps[index - 1]);
  });
  if (cites.length > 0) page.line('Shows');
  for (const { rule, statement } of cites) {
    page.line(rule, 4, page.paint.yellow);
    page.line(statement, 6);
  }
  if (failure === undefined) page.line('✓ It goes as it is written.', 0, page.paint.green);
  else
    page.line(
      steps.some((step) => step.failure !== null) ? '✗ It does not go as it is written.' : `✗ ${failure}`,
      0,
      page.paint.red,
    );
};

/** Data: the sentences instead of the events. */
const dataOf = (explanation: Explanation): object => ({
  ...explanation,
  steps: explanation.steps.map((step) => ({ ...step, events: sentencesOf(step) })),
});

/** Returns the exit code: 0 only if everything goes as it is written. */
export const runRulingExplain = (
  file: string,
  { json }: { readonly json: boolean },
  terminal: Terminal,
): number => {
  playScenariosWith(cardPool());
  const { scenarios, mistakes } = parseScenarios(readText(file), file);
  const explanations = scenarios.map(explainScenario);
  const code = mistakes.length === 0 && explanations.every(({ failure }) => failure === undefined) ? 0 : 1;
  if (json) {
    terminal.out(JSON.stringify({ mistakes, scenarios: explanations.map(dataOf) }, null, 2));
    return code;
  }
  const page = new Page(terminal);
  for (const mistake of mistakes) page.line(messageOfMistake(mistake), 0, terminal.paint.red);
  explanations.forEach((explanation, index) => {
    if (index + mistakes.length > 0) page.line('');
    printExplanation(page, explanation);
  });
  return code;
};

export const rulingExplainCommand = (terminal: Terminal, exit: (code: number) => void): Command =>
  new Command('explain')
    .description('tell the course of rulings: what happened, what could have been done, and why not')
    .argument('<file>', 'scenarios')
    .option('--json', 'print data', false)
    .action((file: string, options: { readonly json: boolean }) =>
      exit(runRulingExplain(file, options, terminal)),
    );
