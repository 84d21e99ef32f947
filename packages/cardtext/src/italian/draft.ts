/** A noun phrase in the making: each test of a filter puts its words where Italian wants them. */
import type { Place } from '../meaning/places.ts';
import type { Nominal, Noun } from './noun.ts';

/** What stands behind the noun, in this order; the first three become part of it. */
export const SLOTS = [
  'frame',
  'ability',
  'property',
  'series',
  'attribute',
  'race',
  'denied',
  'level',
  'face',
  'position',
  'summoned',
] as const;
export type Slot = (typeof SLOTS)[number];
export const BEHIND: readonly Slot[] = SLOTS.filter(
  (slot) => !['frame', 'ability', 'property'].includes(slot),
);

export interface Draft {
  /** Words that agree with the noun. */
  readonly traits: { readonly [slot in Slot]?: string };
  readonly head?: Noun;
  /** "altro" stands before the noun. */
  readonly other: boolean;
  /** "A" o "B", with their marks. */
  readonly names?: string;
  /** Are they all names of monsters? */
  readonly namesMonsters?: boolean;
  readonly places: readonly Place[];
  /** "ATK di 1500 o inferiore" */
  readonly having: readonly string[];
  /** "quel nome": says nothing about the kind of card. */
  readonly sharing: readonly string[];
  /** After the place: "il cui ATK …". These agree, too. */
  readonly tail: readonly string[];
  readonly except: readonly string[];
  /** The phrase is a card that the text points to. */
  readonly is?: Nominal;
  /** The cards among which it is: "tra di esse". */
  readonly among?: string;
  /** "con l'ATK più alto" */
  readonly extreme?: string;
}
export const EMPTY_DRAFT: Draft = {
  traits: {},
  other: false,
  places: [],
  having: [],
  sharing: [],
  tail: [],
  except: [],
};

export const withTrait = (draft: Draft, slot: Slot, text: string): Draft => {
  const before = draft.traits[slot];
  return { ...draft, traits: { ...draft.traits, [slot]: before ? `${before} ${text}` : text } };
};
export const withTail = (draft: Draft, text: string): Draft => ({ ...draft, tail: [...draft.tail, text] });

const OF_MONSTERS: readonly Slot[] = [
  'frame',
  'ability',
  'attribute',
  'race',
  'denied',
  'level',
  'position',
  'summoned',
];
/** Do the words used so far speak of monsters without saying so? */
export const speaksOfMonsters = ({ traits, having, tail }: Draft): boolean =>
  having.length > 0 ||
  // Every card has an original type.
  tail.some((words) => !words.startsWith('con lo stesso tipo originale ')) ||
  OF_MONSTERS.some((slot) => traits[slot] !== undefined);
