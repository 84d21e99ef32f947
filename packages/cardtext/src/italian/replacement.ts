/** "se sta per essere distrutto in battaglia o dall'effetto di una carta, distruggi invece questa carta" */
import type { Modifier } from '@spellspeed/engine/language';
import { agreed } from './noun.ts';
import { closed, type Speech, type Subject, youDo } from './speech.ts';
import { CAUSE_PHRASES, listOf, spaced } from './terms.ts';

export const replacement = (
  { by, use, instead, saves }: Extract<Modifier, { modifies: 'destruction-replaced' }>,
  { one, name }: Subject,
  speech: Speech,
): string => {
  const several = saves
    ? { ...one, text: one.text.replace(/^una? /, 'uno o più '), number: 'several' as const }
    : one;
  const all = saves && name.number === 'several' && name.text !== '' ? severalOf(name.text, name.gender) : '';
  const who = all === '' ? (saves ? several : one) : { ...name, text: all };
  const how = listOf(
    by.map((cause) => CAUSE_PHRASES[cause]),
    'o',
  );
  const would = spaced([closed(who.text), agreed('{sta|stanno} per essere distrutt~', who), how]);
  if (use === 'optional')
    return `se ${would}, ${youDo(speech, '{può||puoi}')} invece ${speech.words.action(instead, { ...speech, mood: 'infinitive' })}`;
  return `se ${would}, ${insteadOf(speech.words.action(instead, speech))}`;
};
/** "uno o più mostri Drago che controlli": done once, it saves all that would be destroyed together. */
const severalOf = (all: string, gender: 'm' | 'f'): string =>
  `${gender === 'f' ? 'una' : 'uno'} o più ${all.replace(/^(i|gli|le) /, '')}`;
/** "distruggi invece questa carta" */
const insteadOf = (act: string): string => act.replace(/^(\S+)/, '$1 invece');
