/** `spellspeed solve`: can this be won in this turn, what is the strongest field, how often does a deck reach something? */
import {
  bestField,
  canWinThisTurn,
  doZonesMatter,
  type FieldAnswer,
  tellDeeds,
  type WinAnswer,
} from '@spellspeed/bots';
import { factsNamed, nearestNames } from '@spellspeed/cards';
import { createDuel, type View } from '@spellspeed/engine';
import { Command, Option } from 'commander';
import { wilson } from '../duels/arena.ts';
import { playableDeck } from '../input/deck.ts';
import { didYouMean } from '../input/near.ts';
import { parseCountUpTo, parseSeconds, parseSeed } from '../input/numbers.ts';
import { cardPool } from '../pool.ts';
import { solveApart } from '../solve/apart.ts';
import { type Puzzle, puzzleInFile, puzzleOfHand } from '../solve/input.ts';
import { type Asked, askedBy, QUESTIONS, type SolveOptions } from '../solve/options.ts';
import { nameOf } from '../tell/card-names.ts';
import type { Terminal } from '../terminal.ts';
import { Trouble } from '../trouble.ts';

const MOST_POSITIONS = 50_000_000;
const MOST_HANDS = 100_000;
const MOST_WIDTH = 10_000;
/** Of the beam, if nothing is said. */
const WIDTH = 40;
/** The clock begins when the search does. */
const budgetOf = ({ positions, seconds, isStopped = () => false }: SolveOptions) => {
  const end = seconds === undefined ? Number.POSITIVE_INFINITY : performance.now() + 1000 * seconds;
  return { positions, goesOn: () => performance.now() < end && !isStopped() };
};

const FOUND: { readonly [found in WinAnswer['found']]: (answer: WinAnswer) => string } = {
  win: () => 'It is won in this turn, whatever the opponent answers:',
  'no-win': ({ luckLeftOut }) =>
    `No line wins in this turn${luckLeftOut ? ' without luck' : ''}: every answer was tried${luckLeftOut ? ', but for lines that need luck' : ''}.`,
  open: ({ depth }) =>
    `Nothing was found before the search ended: no line of up to ${depth} own answers was proved to win; longer ones may.`,
};
const solveWin = ({ duel, cards, knownDecks }: Puzzle, options: SolveOptions, terminal: Terminal): number => {
  const me = duel.decision?.player ?? 0;
  const answer = canWinThisTurn(duel, {
    pool: duel.pool,
    budget: budgetOf(options),
    zonesMatter: doZonesMatter(cards, duel.pool),
    known: [knownDecks, knownDecks],
  });
  if (options.json) {
    terminal.out(JSON.stringify({ ...answer, line: tellDeeds(answer.line, me, 'en', nameOf) }, null, 2));
    return 0;
  }
  terminal.out(FOUND[answer.found](answer));
  printLine(tellDeeds(answer.line, me, 'en', nameOf), terminal);
  terminal.out(`Answers tried: ${answer.positions}.`);
  return 0;
};
const printLine = (line: readonly string[], { out }: Terminal): void => {
  for (const [at, deed] of line.entries()) out(`${String(at + 1).padStart(3)}. ${deed}`);
};

const onField = ({ you }: View): readonly string[] =>
  [...you.monsters, ...you.spells, you.field, ...you.pendulum].flatMap((card) =>
    card === null ? [] : [card.known?.name ?? 'a hidden card'],
  );
const wantedCard = (name: string): ((view: View) => boolean) => {
  if (factsNamed(name) === undefined)
    throw new Trouble(`There is no card "${name}".`, ...didYouMean(nearestNames(name, 1)));
  return (view) => onField(view).includes(name);
};
const fieldOf = (
  { duel, cards }: Puzzle,
  options: SolveOptions,
  wanted?: (view: View) => boolean,
): FieldAnswer =>
  bestField(duel, {
    pool: duel.pool,
    budget: budgetOf(options),
    zonesMatter: doZonesMatter(cards, duel.pool),
    width: options.width ?? WIDTH,
    ...(wanted && { wanted }),
  });
const solveField = (puzzle: Puzzle, options: SolveOptions, terminal: Terminal): number => {
  const { reach } = options;
  const answer = fieldOf(puzzle, options, reach === undefined ? undefined : wantedCard(reach));
  const line = tellDeeds(answer.line, answer.view.player, 'en', nameOf);
  const field = onField(answer.view);
  const { chance, reached, exhaustive, positions } = answer;
  if (options.json) {
    terminal.out(JSON.stringify({ field, chance, reached, exhaustive, positions, line }, null, 2));
    return 0;
  }
  const bound = exhaustive ? 'every line was tried' : 'best of those that were tried';
  if (reach !== undefined)
    terminal.out(reached ? `"${reach}" is reached:` : `"${reach}" is not reached (${bound}).`);
  if (reach === undefined)
    terminal.out(
      `The strongest field (${bound}), as likely to win as ${Math.round(100 * chance)} %: ${field.join(', ')}`,
    );
  if (reach === undefined || reached) printLine(line, terminal);
  terminal.out(`Answers tried: ${positions}. The opponent answers nothing; Decks lie as they lie.`);
  return 0;
};

/** Of so many opening hands, how many reach it in the first turn? */
const solveHands = (options: SolveOptions, terminal: Terminal): number => {
  const { deck: named = '', hands: wished = 0, reach = '', seed = 1 } = options;
  const wanted = wantedCard(reach);
  const deck = playableDeck(named);
  let [reached, open, hands] = [0, 0, 0];
  for (; hands < wished && !options.isStopped?.(); hands++) {
    const duel = createDuel({ pool: cardPool(), seed: seed + hands, players: [deck, deck] });
    const puzzle = { title: deck.name, duel, cards: [...deck.main, ...deck.extra], knownDecks: false };
    const answer = fieldOf(puzzle, options, wanted);
    if (answer.reached) reached++;
    else if (!answer.exhaustive) open++;
  }
  if (hands === 0) {
    terminal.out('No opening hand was tried to its end.');
    return 0;
  }
  const [low, high] = wilson(reached / hands, hands).map((share) => Math.round(100 * share));
  if (options.json) {
    terminal.out(
      JSON.stringify({ deck: deck.name, reach, hands, reached, open, between: [low, high] }, null, 2),
    );
    return 0;
  }
  terminal.out(
    `Of ${hands} opening hands ${deck.name} reaches "${reach}" in the first turn with ${reached} (${Math.round((100 * reached) / hands)} % [${low}, ${high}]).`,
  );
  terminal.out(
    open === 0
      ? 'Of the others every line was tried.'
      : `Of the others ${open} were not tried to the end: it may be more.`,
  );
  return 0;
};

/** Returns the exit code. */
export const runSolve = (file: string | undefined, options: SolveOptions, terminal: Terminal): number => {
  const asked: Asked = askedBy(file, options);
  if (asked === 'hands') return solveHands(options, terminal);
  const { deck = '', hand = '', number } = options;
  const puzzle = file === undefined ? puzzleOfHand(deck, hand) : puzzleInFile(file, number);
  if (!options.json) terminal.out(puzzle.title);
  return asked === 'win' ? solveWin(puzzle, options, terminal) : solveField(puzzle, options, terminal);
};

export const solveCommand = (terminal: Terminal, exit: (code: number) => void): Command =>
  new Command('solve')
    .description('can this be won in this turn; the strongest field; how often a deck reaches a card')
    .argument('[file]', 'a document that describes a field, as rulings do')
    .addOption(new Option('--ask <question>', 'win, field or reach').choices(QUESTIONS))
    .option('--number <n>', 'which document of the file', parseCountUpTo(10_000))
    .option('--deck <name|file>', 'a deck, for a hand or for opening hands')
    .option('--hand <cards>', 'names of cards of the deck, divided by semicolons')
    .option('--hands <n>', 'so many opening hands', parseCountUpTo(MOST_HANDS))
    .option('--reach <card>', 'the card that is to lie on the field')
    .option('--seed <s>', 'the first opening hand, 1 if nothing is said', parseSeed)
    .option(
      '--positions <n>',
      `answers that are tried, at most ${MOST_POSITIONS}`,
      parseCountUpTo(MOST_POSITIONS),
      20_000,
    )
    .option('--seconds <s>', 'the search ends after so many, with the best so far', parseSeconds)
    .option(
      '--width <n>',
      `situations of equal length that are gone on with, ${WIDTH} if nothing is said`,
      parseCountUpTo(MOST_WIDTH),
    )
    .option('--json', 'print data', false)
    .action(async (file: string | undefined, options: SolveOptions) => {
      const { onInterrupt } = terminal;
      // What is refused is refused before a thread is begun.
      askedBy(file, options);
      exit(
        onInterrupt === undefined
          ? runSolve(file, options, terminal)
          : await solveApart(file, options, terminal, onInterrupt),
      );
    });
