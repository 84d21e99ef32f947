/** What texts have players declare. */
export const DECLARABLES = ['card-name', 'race', 'attribute', 'card-type', 'number', 'coin-side'] as const;
export type Declarable = (typeof DECLARABLES)[number];

/**
 * Something that can be declared: as a number, so that it can be noted like any other number (a card name is the passcode of a card
 * that bears it, a Type or Attribute its place in the list of all), and as a word for people.
 */
export interface Declared {
  readonly value: number;
  readonly word: string;
}
