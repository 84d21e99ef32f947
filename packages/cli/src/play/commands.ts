/** What a person can type besides the number of a choice. */
import { existsSync, statSync } from 'node:fs';
import { explainThought } from '@spellspeed/bots';
import { readText, writeText } from '../files.ts';
import { nameOf } from '../tell/card-names.ts';
import { type Told, withoutEmptyPhases } from '../tell/events.ts';
import { type Canvas, drawField, drawPiles } from '../tell/field.ts';
import { wrapped } from '../tell/wrap.ts';
import type { Paint, Terminal } from '../terminal.ts';
import { Trouble } from '../trouble.ts';
import { explainText, explainWhy } from './explain.ts';
import type { Session } from './session.ts';

/** What the loop does next: put the question again, only prompt for an answer, show what is new, or end. */
export type Then = 'ask' | 'prompt' | 'go-on' | 'back' | 'next' | 'quit';
interface Command {
  readonly usage: string;
  readonly says: string;
  readonly run: (session: Session, rest: string, terminal: Terminal) => Then;
}

export const canvasOf = ({ voice }: Session, { paint, columns }: Terminal): Canvas => ({
  paint,
  columns,
  voice,
});

export const toldLine = ({ as, text }: Told, paint: Paint): string => {
  if (as === 'heading') return paint.bold(text.startsWith('Turn') ? `\n━━ ${text} ━━` : `─ ${text}`);
  return as === 'aside' ? paint.dim(`  ${text}`) : `  ${text}`;
};

const print = (lines: readonly string[], { out }: Terminal): Then => {
  for (const line of lines) out(line);
  return 'prompt';
};
const printWrapped = (lines: readonly string[], terminal: Terminal): Then =>
  print(
    lines.flatMap((line) => wrapped(line, terminal.columns)),
    terminal,
  );
const needs = (rest: string, what: string): string => {
  if (rest === '') throw new Trouble(`Found nothing, expected ${what}.`);
  return rest;
};

const REPLAY_MARK = /"spellspeed": "(?:match-)?replay"/;
/** Only a replay may be written over. */
export const saveReplay = (file: string, written: () => string): void => {
  const name = needs(file, 'the name of a file: save duel.json');
  // What is no file is refused where it would be written; nothing is read from a device or pipe.
  if (existsSync(name) && statSync(name).isFile() && !REPLAY_MARK.test(readText(name)))
    throw new Trouble(`${name} exists and is no replay; nothing was written.`);
  writeText(name, written());
};

const COMMANDS: { readonly [name: string]: Command } = {
  '?': {
    usage: '? N | ? CARD',
    says: 'the text of a choice or of a card',
    run: (session, rest, terminal) =>
      rest === '' ? help(terminal) : printWrapped(explainText(session, rest, terminal.paint), terminal),
  },
  why: {
    usage: 'why CARD',
    says: 'what you can do with it now, and what not and why (also: why battle)',
    run: (session, rest, terminal) =>
      printWrapped(explainWhy(session, needs(rest, 'a card: why H2, why kuriboh'), terminal.paint), terminal),
  },
  field: {
    usage: 'field',
    says: 'draw the field',
    run: (session, _, terminal) => print(drawField(session.view(), canvasOf(session, terminal)), terminal),
  },
  gy: {
    usage: 'gy',
    says: 'the cards in the GYs, banished, and in your Extra Deck',
    run: (session, _, terminal) => print(drawPiles(session.view(), canvasOf(session, terminal)), terminal),
  },
  choices: { usage: 'choices', says: 'list the choices again', run: () => 'ask' },
  pass: {
    usage: 'pass | pass turn',
    says: 'pass; for the rest of the turn, until there is something new to answer',
    run: (session, rest) => {
      if (rest !== '' && rest !== 'turn') throw new Trouble(`Found "${rest}", expected turn, or nothing.`);
      const pass = session.question?.choices.findIndex((choice) => choice.do === 'pass') ?? -1;
      if (pass < 0) throw new Trouble('There is nothing to pass here.');
      const refusal = rest === 'turn' ? session.passTurn() : session.answer([pass]);
      if (refusal) throw new Trouble(refusal.message);
      return 'go-on';
    },
  },
  hint: {
    usage: 'hint',
    says: 'what a bot would do in your place, how likely it would win, and what else it thought of',
    run: (session, _, terminal) => {
      const thought = session.advice();
      if (thought === null) throw new Trouble('There is but one answer worth a thought.');
      return printWrapped(explainThought(thought, 'en', nameOf), terminal);
    },
  },
  undo: {
    usage: 'undo',
    says: 'take your last answer back',
    run: (session, _, { out }) => {
      if (!session.undo()) throw new Trouble('There is no answer of yours to take back.');
      out('Your last answer is taken back.');
      return 'back';
    },
  },
  log: {
    usage: 'log',
    says: 'all that has happened',
    run: (session, _, terminal) =>
      print(
        withoutEmptyPhases(session.told).map((told) => toldLine(told, terminal.paint)),
        terminal,
      ),
  },
  save: {
    usage: 'save FILE',
    says: 'keep the duel so far, or its Match, as a replay (play --resume FILE)',
    run: (session, rest, { out }) => {
      saveReplay(rest, () => session.saved());
      out(`Saved in ${rest}.`);
      return 'prompt';
    },
  },
  zones: {
    usage: 'zones ask | zones auto',
    says: 'choose zones yourself, or take the free one nearest to the middle',
    run: (session, rest, { out }) => {
      if (rest !== 'ask' && rest !== 'auto') throw new Trouble(`Found "${rest}", expected ask or auto.`);
      session.asksZones = rest === 'ask';
      out(rest === 'ask' ? 'You choose the zones.' : 'The free zone nearest to the middle is taken.');
      return 'prompt';
    },
  },
  surrender: {
    usage: 'surrender',
    says: 'give the duel up',
    run: (session) => {
      const refusal = session.surrender();
      if (refusal) throw new Trouble(refusal.message);
      return 'go-on';
    },
  },
  next: {
    usage: 'next',
    says: 'when a Duel of a Match is over: go on with the Match (or just Enter)',
    run: (session) => {
      if (!session.isInMatch) throw new Trouble('This duel belongs to no Match; play --best-of 3 plays one.');
      if (session.question) throw new Trouble('The Duel is not over yet.');
      return 'next';
    },
  },
  help: { usage: 'help', says: 'this list', run: (_, __, terminal) => help(terminal) },
  quit: { usage: 'quit', says: 'leave the duel', run: () => 'quit' },
};

const help = (terminal: Terminal): Then =>
  print(
    [
      'Type the number of a choice (several with spaces between), the beginning of its words, or:',
      ...Object.values(COMMANDS).map(
        ({ usage, says }) => `  ${terminal.paint.bold(usage.padEnd(24))}${says}`,
      ),
      'CARD is a place or a part of a name. Places: H hand, M monsters, S Spells and Traps, F Field Zone, G GY,',
      "B banished, X Extra Deck, each with a number; the opponent's begin with O: OM3.",
    ],
    terminal,
  );

const SYNONYMS: { readonly [typed: string]: string } = {
  exit: 'quit',
  q: 'quit',
  h: 'help',
  graveyard: 'gy',
  f: 'field',
};

/** The command of a typed line and what stands behind it; undefined if it begins with none. */
export const commandIn = (line: string): { readonly command: Command; readonly rest: string } | undefined => {
  const [, word = '', rest = ''] = /^(\?|[a-z]+)\s*(.*)$/i.exec(line) ?? [];
  const name = SYNONYMS[word.toLowerCase()] ?? word.toLowerCase();
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  return command && { command, rest: rest.trim() };
};
