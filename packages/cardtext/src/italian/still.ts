/** "quel mostro scoperto": what the text points to, and what must still hold of it. */
import type { Filter, Reference } from '@spellspeed/engine/language';
import { isControl } from '../meaning/places.ts';
import { aside, mentionOf } from '../memory.ts';
import type { Nominal } from './noun.ts';
import { thatNoun } from './reference.ts';
import { type Speech, youDo } from './speech.ts';
import { nounSaid, spaced } from './terms.ts';
import { draftOf } from './test.ts';

/** What must still hold is said again: its Attribute and its Type, how it lies, whose it is. */
export const stillMatching = (what: Reference, still: Filter, speech: Speech): Nominal => {
  const mention = mentionOf(speech.memory, what);
  const words = speech.words.reference(what, 'object', speech);
  const { traits, places } = draftOf(still, aside(speech));
  const side = places.find(isControl)?.side ?? mention?.whose;
  const states = [
    still.some((test) => test.test === 'is' && test.what.ref === 'attacker') ? 'attaccante' : '',
    traits.attribute ?? '',
    traits.race ?? '',
    traits.face ?? '',
    traits.position ?? '',
    side === 'opponent' ? "dell'avversario" : '',
  ].filter((state) => state !== '');
  const yours = side === 'you' && states.length === 0 ? `che ${youDo(speech, '{controlla||controlli}')}` : '';
  const { tail } = draftOf(
    still.filter(({ test }) => test === 'stat'),
    aside(speech),
  );
  const more = spaced([...states, yours, ...tail]);
  if (!mention || more === '') return words;
  return thatNoun(nounSaid(mention.noun.replace(/ dell'avversario$/, '')), mention.number, more);
};
