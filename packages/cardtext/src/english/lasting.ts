/** What effects apply for a time: "it gains 500 ATK until the end of this turn". */
import type { ActionOf, Duration, Filter, Modifier, TurnCount } from '@spellspeed/engine/language';
import { checked, eitherOf, fixed, meaning, type Reader, readOnly, words } from '../grammar/phrase.ts';
import { sayAffected } from './affected.ts';
import { sayDuration } from './duration.ts';
import { EXCEPTIONS } from './noun.ts';
import { CHANGES, type Change, withMore } from './predicate.ts';
import { type Said, SPANS, say } from './said.ts';
import type { Speech } from './speech.ts';

type Apply = ActionOf<'apply'>;
interface Span {
  readonly until: Duration;
  readonly turns?: TurnCount;
}
const FORMS = ['until', 'rest', 'during', 'from'] as const;
/** How long, in whichever form; which of them it is, the verb knows. */
const SPAN: Reader<Span, Speech> = eitherOf(
  words<Span>('while this card is face-up on the field', { until: 'while-face-up' }),
  ...FORMS.map((form) => fixed(SPANS, ({ until, turns }) => sayDuration(until, form, turns) || undefined)),
);
const changes = withMore(CHANGES);
interface Lasting extends Change {
  readonly span: Span;
}
const applied = ({ span, affects, modifiers }: Lasting): Apply => ({
  do: 'apply',
  affects,
  modifiers,
  ...span,
});

/** "…, except "X" monsters": what is excepted from a prohibition is said last. */
export const excepting = (modifiers: readonly Modifier[], except: Filter): readonly Modifier[] =>
  modifiers.map((one) =>
    'card' in one && one.card ? { ...one, card: [...one.card, ...except.map(ofAnyKind)] } : one,
  );
/** That they are monsters is said by the verb. */
const ofAnyKind = (test: Filter[number]): Filter[number] =>
  test.test === 'not' ? { ...test, filter: test.filter.filter((one) => one.test !== 'kind') } : test;

const span = readOnly(SPAN);
const first = say<{ span: Span }>({})`${{ span }}, `;
const found: Reader<Apply, Speech> = {
  read: (text, at, speech) => {
    const before = first.read(text, at, speech);
    const starts = [
      { value: undefined, to: at, memory: speech.memory },
      ...before.map((one) => ({ ...one, value: one.value.span })),
    ];
    return starts.flatMap((start) =>
      changes.read(text, start.to, { ...speech, memory: start.memory }).flatMap((one) => {
        const stated = start.value;
        if (stated) return [{ ...one, value: applied({ ...one.value, span: stated }) }];
        const without = { ...one, value: applied({ ...one.value, span: { until: 'while-it-stays' } }) };
        const ends = behind.read(text, one.to, { ...speech, memory: one.memory });
        return [
          without,
          ...ends.map((end) => ({
            ...end,
            value: applied({
              ...one.value,
              modifiers: excepting(one.value.modifiers, end.value.except),
              span: end.value.span,
            }),
          })),
        ];
      }),
    );
  },
};
interface End {
  readonly span: Span;
  readonly except: Filter;
}
/** " until the end of this turn", and what is excepted after it. */
const behind: Reader<End, Speech> = eitherOf(
  meaning(say<{ span: Span }>({})` ${{ span }}`, (end): End => ({ ...end, except: [] })),
  meaning(say<{ span: Span }>({})`, ${{ span }}`, (end): End => ({ ...end, except: [] })),
  say<End>({})` ${{ span }}${{ except: readOnly(EXCEPTIONS) }}`,
);
/** Something that lasts. */
export const APPLY: Said<Apply> = checked(sayAffected, found);
