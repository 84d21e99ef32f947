/** "se sta per essere distrutto in battaglia o dall'effetto di una carta, distruggi invece questa carta" */
import { type Filter, type Modifier, ZONES } from '@spellspeed/engine/language';
import { after } from './article.ts';
import { agreed } from './noun.ts';
import { closed, type Speech, type Subject, youDo } from './speech.ts';
import { CAUSE_PHRASES, listOf, spaced } from './terms.ts';

/** "dall'effetto di una Magia/Trappola", "dall'effetto di una carta dell'avversario" */
export const byEffectOf = (source: Filter, speech: Speech): string => {
  const isTheirs = (test: Filter[number]): boolean =>
    test.test === 'in' && test.side === 'opponent' && test.zones.length === ZONES.length;
  const rest = source.filter((test) => !isTheirs(test));
  const card = speech.words.phrase(rest, { count: 'a' }, speech).text;
  const words = rest.length < source.length ? `${card} dell'avversario` : card;
  return `dall'effetto ${after('di', words)}`;
};

export const replacement = (
  { by, of: source, use, instead, saves }: Extract<Modifier, { modifies: 'destruction-replaced' }>,
  { one, name }: Subject,
  speech: Speech,
): string => {
  const isTogether = saves === 'all-together';
  const several = isTogether
    ? { ...one, text: one.text.replace(/^una? /, 'uno o più '), number: 'several' as const }
    : saves
      ? { ...one, text: `${one.text.replace(/^un(?:o |a |'| )/, 'esattamente 1 ')} (e nessun'altra carta)` }
      : one;
  const all =
    isTogether && name.number === 'several' && name.text !== '' ? severalOf(name.text, name.gender) : '';
  const who = all === '' ? (saves ? several : one) : { ...name, text: all };
  const how = listOf(
    by.map((cause) => (cause === 'effect' && source ? byEffectOf(source, speech) : CAUSE_PHRASES[cause])),
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
