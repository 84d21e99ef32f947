/** Modifiers with those whom they affect and with their time: "it gains 700 ATK until the end of this turn". */
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
import { sayDuration } from './duration.ts';
import { EFFECTS_OF } from './names.ts';
import { followedBy, type Speech, type Subject } from './speech.ts';
import { again, subjectOf } from './subject.ts';
import { namesOfTimings } from './times.ts';

export const sayAffected = (applied: Omit<ActionOf<'apply'>, 'do'>, speech: Speech): string => {
  if (applied.follows) return `${sayLasting(applied, speech)} (even after they are Summoned/Set)`;
  if (!applied.while) return sayLasting(applied, speech);
  const { timings, others } = timingsIn(applied.while);
  const timing = timings.length > 0 ? namesOfTimings(timings) : '';
  const when = others ? `while ${speech.words.condition(others, speech).yes}` : '';
  const duration = when ? sayTime(applied, 'during') : '';
  const said = sayLasting(when ? { ...applied, until: 'while-it-stays' } : applied, speech);
  return `${followedBy(when, duration)}${when ? ', ' : ''}${said}${timing ? `, ${timing} only` : ''}`;
};
const sayLasting = (applied: Omit<ActionOf<'apply'>, 'do'>, speech: Speech): string =>
  lasting(
    applied,
    sayModifiers(applied.modifiers, subjectOf(applied.affects, speech, 'plural'), speech),
    WORDS,
  );
const sayTime = (span: Span, form: DurationForm): string =>
  endsWithThisCard(span)
    ? 'while this card is face-up on the field'
    : sayDuration(span.until, form, span.turns);

const ALSO = ', also ';
const WORDS: DurationWords = { duration: sayTime, also: ALSO, followedBy };
/** "cannot be destroyed by battle or card effects": two prohibitions in one clause. */
const destroyedNeither = (
  battle: Modifier | undefined,
  effects: Modifier | undefined,
): Extract<Modifier, { modifies: 'not-destroyed-by-effects' }> | undefined =>
  battle?.modifies === 'not-destroyed-by-battle' &&
  battle.with.length === 0 &&
  effects?.modifies === 'not-destroyed-by-effects' &&
  effects.by === undefined
    ? effects
    : undefined;

/** "cannot Normal or Special Summon monsters": two prohibitions about the same monsters in one clause. */
const summonedNeither = (normal: Modifier | undefined, special: Modifier | undefined): boolean =>
  normal?.modifies === 'cannot-normal-summon' &&
  normal.what === 'summon' &&
  special?.modifies === 'cannot-special-summon' &&
  special.way === 'special' &&
  !special.except &&
  JSON.stringify(normal.card) === JSON.stringify(special.card);

/** All modifiers of one subject; it is named once. */
export const sayModifiers = (modifiers: readonly Modifier[], subject: Subject, speech: Speech): string =>
  modifiers
    .flatMap((modifier, index) => {
      if (isSameForDef(modifiers[index - 1], modifier)) return [];
      if (destroyedNeither(modifiers[index - 1], modifier)) return [];
      if (summonedNeither(modifiers[index - 1], modifier)) return [];
      const words = speech.words.modifier(modifier, index === 0 ? subject : again(subject), speech);
      const effects = destroyedNeither(modifier, modifiers[index + 1]);
      if (effects) return `${words} or ${EFFECTS_OF[effects.of]}`;
      if (summonedNeither(modifier, modifiers[index + 1]))
        return words.replace('Normal Summon', 'Normal or Special Summon');
      return isSameForDef(modifier, modifiers[index + 1])
        ? words.replace(/\bATK\b/g, 'ATK/DEF').replace(' becomes ', ' become ')
        : words;
    })
    .join(ALSO);
