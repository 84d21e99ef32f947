/** The commands of a scenario: what a player does, in one line. */

import { HAND_SIGNS, TURN_ORDERS } from '@spellspeed/engine';
import type { CardName } from './card-name.ts';
import { DECK_NAMES, deckNamed } from './match-plan.ts';
import { nearestWord } from './mistake.ts';
import { cardNameFrom, cardNamesFrom, nearestCardName } from './names.ts';
import type { Answers, Command, EffectName } from './scenario.ts';

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
  /\s(targeting|choosing|tributing|using|option|in zone|pendulum effect|effect|without effect|from hand|by pendulum|the other way)(?=\s|$)/g;
type Parts = ReadonlyMap<string, string>;
/** Quoted words are no parts of a command. */
const masked = (text: string): string => text.replace(/"[^"]*"/g, (quoted) => '"'.repeat(quoted.length));
/** The cards and the parts that follow them: `targeting X`, `choosing Y`, … */
const split = (text: string): { readonly head: string; readonly parts: Parts } => {
  const found = [...masked(text).matchAll(PARTS)];
  // A name may hold the word of a part: the name is the longest beginning that is one.
  const isName = (end: number): boolean => !('unknown' in cardNamesFrom(text.slice(0, end)));
  const named = found.findLastIndex(({ index }) => isName(index));
  const from = Math.max(named, 0);
  const parts = new Map<string, string>();
  found.slice(from).forEach((match, at, later) => {
    const to = later[at + 1]?.index ?? text.length;
    parts.set(match[1] ?? '', text.slice(match.index + match[0].length, to).trim());
  });
  return { head: text.slice(0, found[from]?.index ?? text.length).trim(), parts };
};
const unquoted = (text: string): string => text.replace(/^"(.*)"$/s, '$1').trim();
const numberIn = (text: string): number => {
  const digits = unquoted(text);
  return /^\d+$/.test(digits) ? Number(digits) : unreadable(text, 'a number');
};
const placeIn = (text: string): string =>
  /^([AB]\.)?([1-5]|extra-left|extra-right)$/.test(unquoted(text))
    ? unquoted(text)
    : unreadable(text, 'a zone: 1 to 5 | extra-left | extra-right');
const wordIn = (text: string): string =>
  unquoted(text) === '' ? unreadable(text, 'a word') : unquoted(text);
const answersFrom = (parts: Parts): Answers => {
  const list = (part: string): CardName[] => {
    const text = parts.get(part);
    return text === undefined ? [] : cards(text);
  };
  const option = parts.get('option');
  const place = parts.get('in zone');
  return {
    targets: list('targeting'),
    choices: [...list('tributing'), ...list('using'), ...list('choosing')],
    option: option === undefined ? null : wordIn(option),
    place: place === undefined ? null : placeIn(place),
    tributes: parts.has('tributing'),
  };
};
const effectFrom = (parts: Parts): EffectName | null => {
  const [ofCard, ofPendulum] = [parts.get('effect'), parts.get('pendulum effect')];
  if (ofPendulum !== undefined) return { of: 'pendulum', number: numberIn(ofPendulum) };
  if (ofCard !== undefined) return { of: 'card', number: numberIn(ofCard) };
  return parts.has('without effect') ? 'none' : null;
};
/** Words that say nothing for this command. */
const onlyWith = (parts: Parts, allowed: readonly string[]): void => {
  for (const part of parts.keys())
    if (!allowed.includes(part))
      unreadable(part, `one of the words ${allowed.join(', ')}`, nearestWord(part, allowed));
};

const attack = (rest: string, text: string): Command => {
  const direct = /^(.*?)\s+directly$/s.exec(rest);
  if (direct) return { text, do: 'attack', card: card(direct[1] ?? ''), target: 'directly' };
  const [attacker = '', target] = rest.split(/\s*->\s*/);
  return { text, do: 'attack', card: card(attacker), target: target === undefined ? null : card(target) };
};
const ACTIVATING = [
  'effect',
  'pendulum effect',
  'without effect',
  'from hand',
  'in zone',
  'targeting',
  'choosing',
  'option',
];
const activate = (rest: string, text: string): Command => {
  const { head, parts } = split(rest);
  onlyWith(parts, ACTIVATING);
  return {
    text,
    do: 'activate',
    card: card(head),
    effect: effectFrom(parts),
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
  const said = rest === 'set' ? 'face-down' : rest;
  const found = (['attack', 'defense', 'face-down'] as const).find((each) => each === said);
  return found === undefined
    ? unreadable(rest, 'attack | defense | set', nearestWord(rest, ['attack', 'defense', 'set']))
    : { text, do: 'position', position: found };
};
const oneWord = <W extends string>(text: string, words: readonly W[]): W =>
  words.find((word) => word === text) ?? unreadable(text, words.join(' | '), nearestWord(text, words));
const placing =
  (kind: 'normal-summon' | 'set') =>
  (rest: string, text: string): Command => {
    const { head, parts } = split(rest);
    onlyWith(parts, ['tributing', 'choosing', 'in zone']);
    return { text, do: kind, card: card(head), answers: answersFrom(parts) };
  };
const specialSummon = (rest: string, text: string): Command => {
  const { head, parts } = split(rest);
  onlyWith(parts, ['using', 'tributing', 'choosing', 'by pendulum', 'in zone', 'the other way']);
  const answers = answersFrom(parts);
  if (parts.has('by pendulum')) return { text, do: 'pendulum-summon', cards: cards(head), answers };
  const otherWay = parts.has('the other way') && { otherWay: true as const };
  return { text, do: 'special-summon', card: card(head), answers, ...otherWay };
};
const saying =
  (kind: 'option' | 'number' | 'zone' | 'declare') =>
  (rest: string, text: string): Command => {
    const word = kind === 'zone' ? placeIn(rest) : kind === 'number' ? String(numberIn(rest)) : wordIn(rest);
    return { text, do: kind, word };
  };
const plain =
  (kind: Extract<Command['do'], 'end-turn' | 'pass' | 'yes' | 'no' | 'stop-attack' | 'surrender'>) =>
  (rest: string, text: string): Command =>
    rest === '' ? { text, do: kind } : unreadable(rest, 'nothing more');

/** `exchange X, Y for Z, W`: the first come from the Side Deck. */
const exchange = (rest: string, text: string): Command => {
  const [incoming = '', outgoing, ...more] = rest.split(/ for /);
  if (outgoing === undefined || more.length > 0) return unreadable(rest, 'cards of the Side Deck for others');
  return { text, do: 'exchange', incoming: cards(incoming), outgoing: cards(outgoing) };
};
const keepDeck = (rest: string, text: string): Command =>
  rest === '' ? { text, do: 'exchange', incoming: [], outgoing: [] } : unreadable(rest, 'nothing more');
const register = (rest: string, text: string): Command => {
  const deck = deckNamed(rest);
  if (deck === null) return unreadable(rest, 'the name of a ready-made deck', nearestWord(rest, DECK_NAMES));
  return { text, do: 'register', deck };
};

const VERBS: readonly (readonly [string, (rest: string, text: string) => Command])[] = [
  ['special summon', specialSummon],
  ['pendulum summon', (rest, text) => specialSummon(`${rest} by pendulum`, text)],
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
  ['option', saying('option')],
  ['number', saying('number')],
  ['zone', saying('zone')],
  ['declare', saying('declare')],
  ['position', position],
  ['pass', plain('pass')],
  ['stop attack', plain('stop-attack')],
  ['surrender', plain('surrender')],
  ['exchange', exchange],
  ['keep deck', keepDeck],
  ['register', register],
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
