/** A change that applies, as its words give it. */
import type { Affected, Modifier } from '@spellspeed/engine/language';
import type { Reader } from '../grammar/phrase.ts';
import { say } from './said.ts';
import type { Speech } from './speech.ts';

/** What is changed, and for whom. */
export interface Change {
  readonly affects: Affected;
  readonly modifiers: readonly Modifier[];
}
export type FoundChange = Reader<Change, Speech>;
export type FoundModifier = Reader<Modifier, Speech>;
export type ModifierOf<Name extends Modifier['modifies']> = Extract<Modifier, { readonly modifies: Name }>;
/** Words for a modifier, with gaps. */
export const modifier = <Name extends Modifier['modifies']>(
  name: Name,
  constant: Partial<ModifierOf<Name>> = {},
) =>
  // Every modifier of this name has it.
  say<ModifierOf<Name>>({ modifies: name, ...constant } as Partial<ModifierOf<Name>>);
