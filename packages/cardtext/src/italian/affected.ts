/** Modifiers with those whom they affect and with their time: "esso guadagna 700 ATK fino alla fine di questo turno". */
import type { ActionOf, Modifier } from '@spellspeed/engine/language';
import {
  type DurationForm,
  type DurationWords,
  endsWithThisCard,
  isSameForDef,
  lasting,
  type Span,
  timingsIn,
} from '../meaning/durations.ts';
import { namesOfTimings } from './condition.ts';
import { sayDuration } from './duration.ts';
import { followedBy, type Speech, type Subject } from './speech.ts';
import { again, subjectOf } from './subject.ts';

type Applied = Omit<ActionOf<'apply'>, 'do'>;

export const sayAffected = (applied: Applied, speech: Speech): string => {
  if (applied.follows)
    return `${sayLasting(applied, speech)} (anche dopo che sono stati Evocati/Posizionati)`;
  if (!applied.while) return sayLasting(applied, speech);
  const { timings, others } = timingsIn(applied.while);
  const timing = timings.length > 0 ? `, solamente ${namesOfTimings(timings)}` : '';
  if (!others) return `${sayLasting(applied, speech)}${timing}`;
  const state = `se ${speech.words.condition(others, speech).yes}`;
  const during = sayTime(applied, 'during');
  const said = sayLasting({ ...applied, until: 'while-it-stays' }, speech);
  return `${[state, during].filter((part) => part !== '').join(' ')}, ${said}${timing}`;
};
const sayLasting = (applied: Applied, speech: Speech): string =>
  lasting(applied, sayModifiers(applied.modifiers, subjectOf(applied.affects, speech, 'the'), speech), WORDS);
const sayTime = (span: Span, form: DurationForm): string =>
  endsWithThisCard(span)
    ? 'mentre questa carta è scoperta sul Terreno'
    : sayDuration(span.until, form, span.turns);

const ALSO = ', inoltre ';
const WORDS: DurationWords = { duration: sayTime, also: ALSO, followedBy };
/** All modifiers of one subject; it is named once. */
export const sayModifiers = (modifiers: readonly Modifier[], subject: Subject, speech: Speech): string =>
  modifiers
    .flatMap((modifier, index) => {
      if (isSameForDef(modifiers[index - 1], modifier)) return [];
      const own: Speech = isSameForDef(modifier, modifiers[index + 1])
        ? { ...speech, bothStats: true }
        : speech;
      return speech.words.modifier(modifier, index === 0 ? subject : again(subject), own);
    })
    .join(ALSO);
