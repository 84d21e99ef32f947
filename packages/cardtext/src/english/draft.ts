/** A noun phrase in the making: each test of a filter puts its words where English wants them. */
import type { Place } from '../meaning/places.ts';

/** Adjectives in the order in which they stand before the noun. */
export const SLOTS = [
  'other',
  'face',
  'position',
  'summoned',
  'level',
  'attribute',
  'series',
  'race',
  'property',
  'ability',
  'frame',
] as const;
export type Slot = (typeof SLOTS)[number];

export interface Draft {
  readonly adjectives: { readonly [slot in Slot]?: string };
  readonly head?: string;
  /** The alternatives of which the head is made. */
  readonly heads?: readonly string[];
  /** "A" or "B", with their marks. */
  readonly names?: string;
  readonly places: readonly Place[];
  /** "1500 or less ATK" */
  readonly having: readonly string[];
  /** "that name": says nothing about the kind of card. */
  readonly sharing: readonly string[];
  /** After the place: "whose ATK …". */
  readonly tail: readonly string[];
  readonly except: readonly string[];
  /** The phrase is a card that the text points to. */
  readonly is?: string;
  /** The cards among which it is: "1 monster among them". */
  readonly among?: string;
  /** "the 1 … that has the lowest ATK" */
  readonly extreme?: string;
}
export const EMPTY_DRAFT: Draft = {
  adjectives: {},
  places: [],
  having: [],
  sharing: [],
  tail: [],
  except: [],
};

export const withAdjective = (draft: Draft, slot: Slot, text: string): Draft => {
  const before = draft.adjectives[slot];
  return { ...draft, adjectives: { ...draft.adjectives, [slot]: before ? `${before} ${text}` : text } };
};

const MONSTERS_ONLY: { readonly [slot in Slot]: boolean } = {
  other: false,
  face: false,
  position: true,
  summoned: true,
  level: true,
  attribute: true,
  series: false,
  race: true,
  property: false,
  ability: true,
  frame: true,
};
/** Do the words used so far speak of monsters without saying so? */
export const speaksOfMonsters = (draft: Draft): boolean =>
  draft.having.length > 0 ||
  // Every card can mention another, and has an original type.
  draft.tail.some((words) => !/^(?:that mentions|with the same original type) /.test(words)) ||
  // "non-Tuner"
  (draft.adjectives.other?.includes('non-') ?? false) ||
  // What has another Level, or none, can be any card.
  SLOTS.some((slot) => MONSTERS_ONLY[slot] && draft.adjectives[slot]?.startsWith('non-Level') === false);
