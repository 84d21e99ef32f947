/** Modifiers with those whom they affect and with their time: "那只怪兽的攻击力直到回合结束时上升700". */
import type { ActionOf, Condition, Modifier } from '@spellspeed/engine/language';
import { changesValue, endsWithThisCard, type Span } from '../meaning/durations.ts';
import { partsOf } from '../meaning/times.ts';
import { namesOfTimings, sayClaims } from './condition.ts';
import { type DurationForm, sayDuration } from './duration.ts';
import type { Predicate, Speech, Subject } from './speech.ts';
import { subjectOf } from './subject.ts';
import { clauses, dotted } from './terms.ts';

type Applied = Omit<ActionOf<'apply'>, 'do'>;

/** How long something applies, in the forms that its words may need. */
interface Time {
  readonly until: string;
  readonly during: string;
}
const FOR_EVER: Time = { until: '', during: '' };

export const sayAffected = (applied: Applied, speech: Speech): string => {
  const { affects, modifiers } = applied;
  const during = sayTime(applied, 'during');
  if (applied.while) {
    const when = whileWords(applied.while, speech);
    return clauses([during, when, sayModifiers(modifiers, subjectOf(affects, speech), speech)]);
  }
  const time: Time = { until: sayTime(applied, 'until'), during };
  return sayModifiers(modifiers, subjectOf(affects, speech), speech, time);
};
const sayTime = (span: Span, form: DurationForm): string =>
  endsWithThisCard(span) ? '只要这张卡在场上表侧表示存在' : sayDuration(span.until, form, span.turns);
/** "直到回合结束时，A，B": what lasts equally long names its time once. */
export const sayTogether = (all: readonly Applied[], speech: Speech): string => {
  const [first] = all;
  if (!first) return '';
  const isOfValues = all.every(({ modifiers }) => changesValue(modifiers));
  const time = sayTime(first, isOfValues ? 'until' : 'during');
  return clauses([
    time,
    ...all.map(({ affects, modifiers }) => sayModifiers(modifiers, subjectOf(affects, speech), speech)),
  ]);
};
/** "这张卡攻击的场合，伤害步骤内" */
const whileWords = (condition: Condition, speech: Speech): string => {
  const { timings, statements } = partsOf(condition);
  const states = sayClaims(statements, speech).map((one) => one.yes);
  if (timings.length === 0) return `${clauses(states)}的场合`;
  return `${states.length === 0 ? '' : `${clauses(states)}的`}${namesOfTimings(timings)}内`;
};

/** "攻击力·守备力变成一半": the same change of two values is said once. */
const sameChange = (before: readonly Predicate[], next: Predicate): readonly Predicate[] => {
  const last = before.at(-1);
  return last?.of !== undefined && next.of !== undefined && last.says === next.says
    ? [...before.slice(0, -1), { ...last, of: dotted([last.of, next.of]) }]
    : [...before, next];
};
/** All modifiers of one subject; it is named once. */
export const sayModifiers = (
  modifiers: readonly Modifier[],
  subject: Subject,
  speech: Speech,
  { until, during }: Time = FOR_EVER,
): string => {
  const all = modifiers.map((modifier) => speech.words.modifier(modifier, subject, speech));
  const [first, ...more] = all.reduce(sameChange, []);
  if (!first) return '';
  // "那只怪兽的攻击力直到回合结束时上升700": one change takes its time into the middle.
  const isInside = more.length === 0 && first.of !== undefined;
  const lead = isInside ? '' : first.of === undefined ? during : until;
  const part = first.of === undefined ? '' : `的${first.of}`;
  const start = first.apart ? first.says : `${subject.name}${part}${isInside ? until : ''}${first.says}`;
  const rest = more.map(({ of = '', says, apart }) =>
    first.apart && !apart ? `${subject.name}${of === '' ? '' : `的${of}`}${says}` : `${of}${says}`,
  );
  return clauses([lead, start, ...rest]);
};
