/** What has happened in words, and of whom it is said. */
import type { Filter } from '@spellspeed/engine/language';
import { asMonster, isThis } from '../meaning/filters.ts';
import { aside, introduce } from '../memory.ts';
import { headNoun } from './phrase.ts';
import type { Speech } from './speech.ts';

/** A point in time needs no "when". */
export interface Happening {
  readonly is: 'event' | 'time';
  readonly text: string;
}
export const event = (text: string): Happening => ({ is: 'event', text });

/** "monster", of "destroyed by a monster effect" */
export const sourceOf = (of: Filter, speech: Speech): string =>
  speech.words.phrase(of, { count: 'singular' }, aside(speech)).replace(/^1 /, '');
/** "a monster", "this card"; from here on "that monster" is the card of the event. */
export const monsterOf = (filter: Filter, speech: Speech): string => subject(asMonster(filter), speech);
export const subject = (filter: Filter, speech: Speech): string => {
  const words = speech.words.phrase(filter, { count: 'a' }, speech);
  const isItself = isThis(filter);
  const noun = isItself ? 'card' : headNoun(filter, aside(speech));
  introduce(speech.memory, 'event', { noun, number: 'one', zones: [], as: 'other' });
  speech.memory.focus = isItself ? 'this' : undefined;
  return words.replace(/^the monsters /, '1 of the monsters ');
};
