/** To whom a change applies, read: "it", "monsters you control", "all monsters you control", "Xyz Monsters that have this card as material". */

import type { Affected, Filter } from '@spellspeed/engine/language';
import { eitherOf, meaning, type Reader, readOnly, rule, words } from '../grammar/phrase.ts';
import type { Change } from './change.ts';
import { NOUN, nounsIn } from './noun.ts';
import { POINTERS } from './reference.ts';
import { type Said, say } from './said.ts';
import type { Speech } from './speech.ts';

export const PLURAL: Said<Filter> = readOnly(NOUN);

export const matching = (filter: Filter): Affected => ({ affects: 'matching', filter });
const matchingNow = (filter: Filter): Affected => ({ affects: 'matching-now', filter });
export const referenced = (what: Extract<Affected, { affects: 'referenced' }>['what']): Affected => ({
  affects: 'referenced',
  what,
});
export const THIS: Affected = { affects: 'referenced', what: { ref: 'this' } };
export const POSSESSORS = [meaning(POINTERS.possessive, referenced), words("this card's", THIS)];
/** Cards that are not pointed to. */
export function ofAKind(find: () => Said<Filter>): Reader<Filter, Speech> {
  const nouns = rule<Filter, Speech>(find);
  return {
    read: (text, at, speech) =>
      nouns.read(text, at, speech).filter(({ value }) => !(value.length === 1 && value[0]?.test === 'is')),
  };
}
/** "it", "monsters you control", "all monsters you control" */
export const SUBJECTS: Reader<Affected, Speech> = eitherOf<Affected, Speech>(
  meaning(POINTERS.subject, referenced),
  meaning(POINTERS.object, referenced),
  meaning(
    ofAKind(() => nounsIn({ count: 'plural' })),
    matching,
  ),
  meaning(
    ofAKind(() => nounsIn({ count: 'all' })),
    matchingNow,
  ),
);
export const said = say<Change>({});
export const one = <Inner>(reader: Reader<Inner, Speech>): Said<Inner> => readOnly(reader);
