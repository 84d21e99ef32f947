/** The commands of a scenario: what a player does, in one line. */

import { HAND_SIGNS, TURN_ORDERS } from '@spellspeed/engine';
import { nearestWord } from './mistake.ts';
import { cardNameFrom, cardNamesFrom, nearestCardName } from './names.ts';
import type { Answers, CardName, Command } from './scenario.ts';

/** A command that cannot be read. */
export interface Unreadable {
  readonly found: string;
  readonly expected: string;
  readonly nearest: string | null;
}
class UnreadableCommand extends Error {
  readonly unreadable: Unreadable;
  constructor(unreadable: Unreadable) {
    super(unreadable.expected);
    this.unreadable = unreadable;
  }
}
const unreadable = (found: string, expected: string, nearest: string | null = null): never => {
  throw new UnreadableCommand({ found: JSON.stringify(found), expected, nearest });
};

const card = (text: string): CardName => {
  const name = cardNameFrom(text);
  return 'unknown' in name
    ? unreadable(name.unknown, 'the name or passcode of a card', nearestCardName(name.unknown))
    : name;
};
const cards = (text: string): CardName[] => {
  const names = cardNamesFrom(text);
  return 'unknown' in names
    ? unreadable(names.unknown, 'the names of cards, separated by commas', nearestCardName(names.unknown))
    : names;
};

const PARTS =
  /\s(targeting|choosing|tributing|using|option|in zone|pendulum effect|effect|without effect|from hand|by pendulum)(?=\s|$)/g;
/** The card and the parts that follow it: `targeting X`, `choosing Y`, … */
const split = (text: string): { head: string; parts: Map<string, string> } => {
  const found = [...text.matchAll(PARTS)];
  const parts = new Map<string, string>();
  found.forEach((match, index) => {
    const to = found[index + 1]?.index ?? text.length;
    parts.set(match[1] ?? '', text.slice(match.index + match[0].length, to).trim());
  });
  return { head: text.slice(0, found[0]?.index ?? text.length).trim(), parts };
};
const numberIn = (text: string): number => {
  const [, digits] = /^"?(\d+)"?$/.exec(text) ?? [];
  return digits === undefined ? unreadable(text, 'a number') : Number(digits);
};
const answersFrom = (parts: Map<string, string>): Answers => {
  const list = (part: string): CardName[] => {
    const text = parts.get(part);
    return text === undefined ? [] : cards(text);
  };
  const option = parts.get('option');
  const place = parts.get('in zone');
  if (parts.has('by pendulum') || parts.has('pendulum effect'))
    return unreadable('pendulum', 'no Pendulum: the engine cannot do it yet');
  return {
    targets: list('targeting'),
    choices: [...list('tributing'), ...list('using'), ...list('choosing')],
    option: option === undefined ? null : numberIn(option),
    place: place === undefined ? null : numberIn(place) - 1,
  };
};

const attack = (rest: string, text: string): Command => {
  const direct = /^(.*?)\s+directly$/s.exec(rest);
  if (direct) return { text, do: 'attack', card: card(direct[1] ?? ''), target: 'directly' };
  const [attacker = '', target] = rest.split(/\s*->\s*/);
  return { text, do: 'attack', card: card(attacker), target: target === undefined ? null : card(target) };
};
const activate = (rest: string, text: string): Command => {
  const { head, parts } = split(rest);
  const effect = parts.get('effect');
  return {
    text,
    do: 'activate',
    card: card(head),
    effect: effect === undefined ? (parts.has('without effect') ? 0 : null) : numberIn(effect),
    fromHand: parts.has('from hand'),
    answers: answersFrom(parts),
  };
};
const change = (rest: string, text: string): Command => {
  const [, name, to] = /^(.*?)\s+to\s+(attack|defense)$/s.exec(rest) ?? [];
  if (name === undefined) return unreadable(rest, 'CARD to attack | defense');
  return { text, do: 'change-position', card: card(name), to: to === 'attack' ? 'attack' : 'defense' };
};
const phase = (rest: string, text: string): Command => {
  const found = (['battle', 'main2', 'end'] as const).find((each) => each === rest);
  if (found === undefined)
    return unreadable(rest, 'battle | main2 | end', nearestWord(rest, ['battle', 'main2', 'end']));
  return { text, do: 'phase', phase: found };
};
const position = (rest: string, text: string): Command => {
  const found = (['attack', 'defense', 'face-down'] as const).find((each) => each === rest);
  return found === undefined
    ? unreadable(rest, 'attack | defense | face-down')
    : { text, do: 'position', position: found };
};
const oneWord = <W extends string>(text: string, words: readonly W[]): W =>
  words.find((word) => word === text) ?? unreadable(text, words.join(' | '), nearestWord(text, words));
type WithCard = 'normal-summon' | 'set' | 'special-summon';
const placing =
  (kind: WithCard) =>
  (rest: string, text: string): Command => {
    const { head, parts } = split(rest);
    return { text, do: kind, card: card(head), answers: answersFrom(parts) };
  };
const plain =
  (kind: Extract<Command['do'], 'end-turn' | 'pass' | 'yes' | 'no' | 'stop-attack' | 'surrender'>) =>
  (rest: string, text: string): Command =>
    rest === '' ? { text, do: kind } : unreadable(rest, 'nothing more');

const VERBS: readonly (readonly [string, (rest: string, text: string) => Command])[] = [
  ['special summon', placing('special-summon')],
  ['summon', placing('normal-summon')],
  ['set', placing('set')],
  ['flip', (rest, text) => ({ text, do: 'flip-summon', card: card(rest) })],
  ['change', change],
  ['activate', activate],
  ['attack', attack],
  ['phase', phase],
  ['end turn', plain('end-turn')],
  ['choose', (rest, text) => ({ text, do: 'choose', cards: cards(rest) })],
  ['order', (rest, text) => ({ text, do: 'order', cards: cards(rest) })],
  ['yes', plain('yes')],
  ['no', plain('no')],
  ['option', (rest, text) => ({ text, do: 'option', number: numberIn(rest) })],
  ['number', (rest, text) => ({ text, do: 'number', number: numberIn(rest) })],
  ['zone', (rest, text) => ({ text, do: 'zone', number: numberIn(rest) })],
  ['position', position],
  ['pass', plain('pass')],
  ['stop attack', plain('stop-attack')],
  ['surrender', plain('surrender')],
  ['show', (rest, text) => ({ text, do: 'show', sign: oneWord(rest, HAND_SIGNS) })],
  ['go', (rest, text) => ({ text, do: 'go', order: oneWord(rest, TURN_ORDERS) })],
];

/** Reads one command. */
export const readCommand = (text: string): Command | Unreadable => {
  const written = text.trim();
  try {
    const verb = VERBS.find(([word]) => written === word || written.startsWith(`${word} `));
    const words = VERBS.map(([word]) => word);
    const [first = ''] = written.split(' ');
    if (!verb) return unreadable(first, `a command: ${words.join(', ')}`, nearestWord(first, words));
    return verb[1](written.slice(verb[0].length).trim(), written);
  } catch (error) {
    if (error instanceof UnreadableCommand) return error.unreadable;
    throw error;
  }
};
/** All cards that a command names. */
export const cardsInCommand = (command: Command): CardName[] => {
  const named: CardName[] = 'cards' in command ? [...command.cards] : [];
  if ('card' in command) named.push(command.card);
  if ('answers' in command) named.push(...command.answers.targets, ...command.answers.choices);
  if (command.do === 'attack' && command.target !== null && command.target !== 'directly')
    named.push(command.target);
  return named;
};
