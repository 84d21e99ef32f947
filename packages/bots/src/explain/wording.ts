/** How a thought is told in a language. */
import type { ChoiceName, OfferedChoice, Phase } from '@spellspeed/engine';

/** The battle positions in which a card can be placed. */
export type PlacedPosition = Extract<OfferedChoice, { readonly do: 'position' }>['position'];

export interface Wording {
  /** What is done, with the name of its card, or of the phase or the position. */
  readonly deeds: { readonly [N in ChoiceName]: (what: string) => string };
  readonly phases: { readonly [phase in Phase]: string };
  readonly positions: { readonly [position in PlacedPosition]: string };
  /** A card that is not known. */
  readonly hidden: string;
  /** The same, done by the opponent. */
  readonly theirs: (deed: string) => string;
  /** Several cards or deeds of one answer. */
  readonly together: (deeds: readonly string[]) => string;
  /** One after the other; `more` of them are left out. */
  readonly line: (deeds: readonly string[], more: number) => string;
  readonly chance: (percent: number, worlds: number) => string;
  /** An answer that was thought less of. */
  readonly other: (deed: string, percent: number) => string;
}
