/** Where the words of a test stand in a noun phrase: "face-up" before the noun, "with 1500 or less ATK" after it. */
import type { Test, TestName } from '@spellspeed/engine/language';
import { type Draft, type Slot, withAdjective } from './draft.ts';
import type { Said } from './said.ts';
import type { Speech } from './speech.ts';

export type TestOf<Name extends TestName> = Extract<Test, { readonly test: Name }>;
/** Before the noun, in one of the places for adjectives; after it, before or behind where the cards are. */
type Stand = { readonly slot: Slot } | 'having' | 'sharing' | 'tail';
/** A form of a test, and where its words stand. */
export interface Standing<T> {
  readonly stands: Stand;
  readonly phrase: Said<T>;
}
/** What a test adds to a phrase, and how its words are read. */
export interface Trait<T> {
  readonly add: (test: T, draft: Draft, speech: Speech) => Draft;
  readonly standings: readonly Standing<T>[];
}

/** Words in one of several places: the first form that can say the test says it. */
export const trait = <T>(...standings: readonly Standing<T>[]): Trait<T> => ({
  standings,
  add: (test, draft, speech) => {
    for (const { stands, phrase } of standings) {
      const said = phrase.print(test, speech);
      if (said !== undefined) return placed(stands, said, draft);
    }
    return draft;
  },
});
const placed = (stands: Stand, said: string, draft: Draft): Draft =>
  typeof stands === 'object'
    ? withAdjective(draft, stands.slot, said)
    : { ...draft, [stands]: [...draft[stands], said] };

export const adjective = <T>(slot: Slot, phrase: Said<T>): Standing<T> => ({ stands: { slot }, phrase });
export const having = <T>(phrase: Said<T>): Standing<T> => ({ stands: 'having', phrase });
export const sharing = <T>(phrase: Said<T>): Standing<T> => ({ stands: 'sharing', phrase });
export const tail = <T>(phrase: Said<T>): Standing<T> => ({ stands: 'tail', phrase });

/** A test whose words are put into the phrase by a function: they are not read by themselves. */
export const placedBy = <T>(add: Trait<T>['add'], ...standings: readonly Standing<T>[]): Trait<T> => ({
  add,
  standings,
});
