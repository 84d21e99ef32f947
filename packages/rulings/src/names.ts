/** Card names as scenarios write them: `B.Kuriboh`, `Kuriboh#2`, `Kuriboh@gy`, `40640057`. */
import { factsNamed, factsOf, nearestNames } from '@spellspeed/cards';
import type { CardPool, Player, Zone } from '@spellspeed/engine';
import type { CardName } from './card-name.ts';
import { mayGuess } from './mistake.ts';
import { scenarioPool } from './pool.ts';

export const PLAYER_NAMES = ['A', 'B'] as const;
export const playerOf = (name: string): Player => (name === 'B' ? 1 : 0);
export const nameOfPlayer = (player: Player): 'A' | 'B' => (player === 0 ? 'A' : 'B');

export const nameOfCard = (passcode: number): string => factsOf(passcode)?.names.en ?? String(passcode);

/** The passcode of a name in any language, or of a passcode of other artwork. */
export const passcodeOf = (text: string): number | null => {
  const written = text.trim();
  const facts = /^\d+$/.test(written) ? factsOf(Number(written)) : factsNamed(written);
  return facts?.passcode ?? null;
};
/** What was written, with the name of the card where that is another word: a passcode says little. */
export const withItsName = (written: string, passcode: number): string => {
  const name = nameOfCard(passcode);
  return written.includes(name) ? JSON.stringify(written) : `${JSON.stringify(written)} (${name})`;
};
/** A Token is in no Deck: it comes during the duel. */
export const isToken = (passcode: number): boolean => {
  const facts = factsOf(passcode);
  return facts?.kind === 'monster' && facts.frame === 'token';
};
/** Has it a definition, its own or, for a Token, in the text that makes it? */
export const isDefined = (passcode: number): boolean => definedIn(scenarioPool()).has(passcode);
/** What the pool has; whoever asks of every card there is makes none of them. */
const definedIn = (pool: CardPool): ReadonlySet<number> => {
  if (listed?.pool !== pool) listed = { pool, passcodes: new Set(pool.passcodes) };
  return listed.passcodes;
};
let listed: { readonly pool: CardPool; readonly passcodes: ReadonlySet<number> } | undefined;
export const nearestCardName = (text: string): string | null =>
  mayGuess() ? (nearestNames(text, 1)[0] ?? null) : null;

const ZONE_WORDS: readonly Zone[] = [
  'hand',
  'deck',
  'gy',
  'banished',
  'extra',
  'monsters',
  'spells',
  'field',
  'pendulum',
  'material',
];
/** Far longer than any name with all that a scenario can add to it. */
const LONGEST_NAME = 200;
/** No name has more commas than this less one. */
const MOST_PIECES = 6;
/** A reference to a card; a text if it cannot be read: what was expected. */
export const cardNameFrom = (text: string): CardName | { readonly unknown: string } => {
  const written = text.trim();
  if (written.length > LONGEST_NAME) return { unknown: written };
  const parts = /^(?:([AB])\.)?(.*?)((?:#\d+|@[a-z]+)*)$/s.exec(written);
  const [, side, name = '', tail = ''] = parts ?? [];
  const [, nth] = /#(\d+)/.exec(tail) ?? [];
  const [, zoneWord] = /@([a-z]+)/.exec(tail) ?? [];
  const zone = ZONE_WORDS.find((word) => word === zoneWord) ?? null;
  // A name may itself begin with a letter and a dot, or hold a number sign.
  const whole = wholeName(written);
  if (whole !== null) return { text: written, passcode: whole, side: null, nth: null, zone: null };
  const passcode = passcodeOf(name);
  if (passcode === null || (zoneWord !== undefined && zone === null)) return { unknown: name };
  return {
    text: written,
    passcode,
    side: side === undefined ? null : playerOf(side),
    nth: nth === undefined ? null : Number(nth),
    zone,
  };
};

/** Looking names up makes little of punctuation, which here has a sense: "Harpie Lady#1" is a Harpie Lady, no "Harpie Lady 1". */
const wholeName = (written: string): number | null => {
  const passcode = passcodeOf(written);
  if (passcode === null || !/[#@]|^[AB]\./.test(written)) return passcode;
  const names = Object.values(factsOf(passcode)?.names ?? {}).flat();
  return names.some((name) => name.toLowerCase() === written.toLowerCase()) ? passcode : null;
};

/** A list of names; a comma may belong to a name. */
export const cardNamesFrom = (text: string): CardName[] | { readonly unknown: string } => {
  const pieces = text.split(/,\s*/);
  const names: CardName[] = [];
  for (let from = 0; from < pieces.length; ) {
    let taken = 0;
    for (let to = Math.min(pieces.length, from + MOST_PIECES); to > from && taken === 0; to--) {
      const name = cardNameFrom(pieces.slice(from, to).join(', '));
      if ('unknown' in name) continue;
      names.push(name);
      taken = to - from;
    }
    if (taken === 0) return { unknown: pieces[from] ?? text };
    from += taken;
  }
  return names;
};
