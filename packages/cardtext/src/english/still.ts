/** "that face-up monster": what the text points to, and what must still hold of it. */
import type { Filter, Reference } from '@spellspeed/engine/language';
import { isControl } from '../meaning/places.ts';
import { aside, mentionOf, rankAmongTargets } from '../memory.ts';
import type { Speech } from './speech.ts';
import { draftOf } from './test.ts';

/** What must still hold is said again: how it lies, whose it is, its Attribute and its Type. */
export const stillMatching = (what: Reference, still: Filter, speech: Speech): string => {
  const mention = mentionOf(speech.memory, what);
  const words = speech.words.reference(what, 'object', speech);
  const { adjectives, places } = draftOf(still, aside(speech));
  const isTarget = mention?.isControlled && rankAmongTargets(what, speech.memory) === undefined;
  const said = places.find(isControl)?.side;
  // "that target" is theirs; with more to say of it that is said, too.
  const { face, position, attribute, race } = adjectives;
  if (what.ref === 'this' && face !== undefined) return `this ${face} card`;
  const isBare = [face, position, attribute, race].every((each) => each === undefined);
  const isPlainTarget = isTarget && said === undefined && isBare;
  const side = said ?? (isPlainTarget ? undefined : mention?.whose);
  const states = [
    side === 'opponent' ? "opponent's" : undefined,
    face,
    position,
    still.some((test) => test.test === 'is' && test.what.ref === 'attacker') ? 'attacking' : undefined,
    attribute,
    race,
  ].filter((state) => state !== undefined);
  const yours = side === 'you' && states.length === 0 ? ['you control'] : [];
  const { having, tail } = draftOf(
    still.filter(({ test }) => test === 'stat'),
    aside(speech),
  );
  const traits = [...(having.length > 0 ? ['with', ...having] : []), ...tail];
  if (!mention || states.length + yours.length + traits.length === 0) return words;
  const noun = mention.noun.replace(/^opponent's /, '');
  const [that, cards] = mention.number === 'several' ? ['those', `${noun}s`] : ['that', noun];
  return [that, ...states, cards, ...yours, ...traits].join(' ');
};
