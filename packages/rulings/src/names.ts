/** Card names as scenarios write them: `B.Kuriboh`, `Kuriboh#2`, `Kuriboh@gy`, `40640057`. */
import { definedPasscodes, factsNamed, factsOf, nearestNames } from '@spellspeed/cards';
import type { Player, Zone } from '@spellspeed/engine';
import type { CardName } from './scenario.ts';

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
export const isDefined = (passcode: number): boolean => definedPasscodes.has(passcode);
export const nearestCardName = (text: string): string | null => nearestNames(text, 1)[0] ?? null;

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
];
/** A reference to a card; a text if it cannot be read: what was expected. */
export const cardNameFrom = (text: string): CardName | { readonly unknown: string } => {
  const parts = /^(?:([AB])\.)?(.*?)(?:#(\d+))?(?:@([a-z]+))?$/s.exec(text.trim());
  const [, side, name = '', nth, zoneWord] = parts ?? [];
  const zone = ZONE_WORDS.find((word) => word === zoneWord) ?? null;
  const passcode = passcodeOf(name);
  if (passcode === null || (zoneWord !== undefined && zone === null)) return { unknown: name };
  return {
    text: text.trim(),
    passcode,
    side: side === undefined ? null : playerOf(side),
    nth: nth === undefined ? null : Number(nth),
    zone,
  };
};

/** A list of names; a comma may belong to a name. */
export const cardNamesFrom = (text: string): CardName[] | { readonly unknown: string } => {
  const pieces = text.split(/,\s*/);
  const names: CardName[] = [];
  for (let from = 0; from < pieces.length; ) {
    let taken = 0;
    for (let to = pieces.length; to > from && taken === 0; to--) {
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
