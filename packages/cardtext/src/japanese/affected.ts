/** Modifiers with those whom they affect and with their time: "そのモンスターの攻撃力はターン終了時まで７００アップする". */
import type { ActionOf, Condition, Modifier } from '@spellspeed/engine/language';
import { changesValue, endsWithThisCard, type Span } from '../meaning/durations.ts';
import { partsOf } from '../meaning/times.ts';
import { after, type Clause, inCase, inOneBreath, say } from './clause.ts';
import { namesOfTimings, sayClaims } from './condition.ts';
import { type DurationForm, sayDuration } from './duration.ts';
import type { Predicate, Speech, Subject } from './speech.ts';
import { subjectOf } from './subject.ts';
import { clauses, dotted } from './terms.ts';

type Applied = Omit<ActionOf<'apply'>, 'do'>;

/** How long something applies, in the forms that its words may need. */
interface Time {
  /** "ターン終了時まで": behind the subject. */
  readonly until: string;
  /** "このターン": before it. */
  readonly during: string;
}
const FOR_EVER: Time = { until: '', during: '' };

export const sayAffected = (applied: Applied, speech: Speech): Clause | undefined => {
  const { affects, modifiers } = applied;
  const during = sayTime(applied, 'during');
  if (applied.while) {
    const when = clauses([during, whileWords(applied.while, speech)]);
    return behind(`${when}、`, sayModifiers(modifiers, subjectOf(affects, speech), speech));
  }
  const time: Time = { until: sayTime(applied, 'until'), during };
  return sayModifiers(modifiers, subjectOf(affects, speech), speech, time);
};
const sayTime = (span: Span, form: DurationForm): string =>
  endsWithThisCard(span)
    ? 'このカードがフィールドに表側表示で存在する限り'
    : sayDuration(span.until, form, span.turns);
/** "ターン終了時まで、Ａ、Ｂ": what lasts equally long names its time once. */
export const sayTogether = (all: readonly Applied[], speech: Speech): Clause | undefined => {
  const [first] = all;
  if (!first) return undefined;
  const said = all.flatMap(
    ({ affects, modifiers }) => sayModifiers(modifiers, subjectOf(affects, speech), speech) ?? [],
  );
  const isOfValues = all.every(({ modifiers }) => changesValue(modifiers));
  const time = sayTime(first, isOfValues ? 'until' : 'during');
  return behind(time === '' ? '' : `${time}、`, inOneBreath(said));
};
const behind = (words: string, said: Clause | undefined): Clause | undefined => said && after(words, said);
/** "このカードが攻撃するダメージステップの間" */
const whileWords = (condition: Condition, speech: Speech): string => {
  const { timings, statements } = partsOf(condition);
  const state = inOneBreath(sayClaims(statements, speech).map((one) => one.yes));
  if (timings.length === 0) return state ? inCase(state) : '';
  return `${state ? say(state, 'before-noun') : ''}${namesOfTimings(timings)}の間`;
};

/** "攻撃力・守備力は半分になる": the same change of two values is said once. */
const sameChange = (before: readonly Predicate[], next: Predicate): readonly Predicate[] => {
  const last = before.at(-1);
  return last?.of !== undefined && next.of !== undefined && say(last.says) === say(next.says)
    ? [...before.slice(0, -1), { ...last, of: dotted([last.of, next.of]) }]
    : [...before, next];
};
/** All modifiers of one subject; it is named once. */
export const sayModifiers = (
  modifiers: readonly Modifier[],
  subject: Subject,
  speech: Speech,
  { until, during }: Time = FOR_EVER,
): Clause | undefined => {
  const all = modifiers
    .map((modifier) => speech.words.modifier(modifier, subject, speech))
    .reduce(sameChange, []);
  const [first, ...more] = all;
  if (!first) return undefined;
  const { name } = subject;
  if (first.apart) {
    const rest = more.map((one) => (one.apart ? one.says : about(name, one.of, '', one.says)));
    return behind(during === '' ? '' : `${during}、`, inOneBreath([first.says, ...rest]));
  }
  // "そのモンスターはターン終了時まで、攻撃力が４００アップし、効果は無効化される"
  if (more.length > 0 && first.of !== undefined && until !== '') {
    const parts = all.map((one) =>
      one.of === undefined || one.apart ? one.says : after(`${one.of}が`, one.says),
    );
    return behind(`${name}は${until}、`, inOneBreath(parts));
  }
  const start =
    first.of === undefined
      ? about(name, undefined, '', first.says)
      : about(name, first.of, until, first.says);
  const rest = more.map((one) =>
    one.of === undefined || one.apart ? one.says : about('', one.of, '', one.says),
  );
  const lead = first.of === undefined && during !== '' ? `${during}、` : '';
  return behind(lead, inOneBreath([start, ...rest]));
};
/** "このカードの攻撃力は、自分の手札の数×１００アップする": long words about a value need a pause. */
const about = (name: string, of: string | undefined, time: string, says: Clause): Clause => {
  const pause = of !== undefined && says.lead.length > 9 && says.lead.includes('の') ? '、' : '';
  const topic = [name, of ?? ''].filter((part) => part !== '').join('の');
  return after(`${topic}は${time}${pause}`, says);
};
