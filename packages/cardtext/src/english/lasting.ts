/** What effects apply for a time: "it gains 500 ATK until the end of this turn". */
import type { ActionOf, Duration, Filter, Modifier, TurnCount } from '@spellspeed/engine/language';
import { printedAs } from '../grammar/also.ts';
import { noting } from '../grammar/otherwise.ts';
import {
  checked,
  eitherOf,
  fixed,
  meaning,
  type Reader,
  type Reading,
  readOnly,
  words,
} from '../grammar/phrase.ts';
import type { Text } from '../grammar/text.ts';
import type { Memory, Otherwise } from '../memory.ts';
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
/** In words that are never printed. */
const SPANS_SAID_OTHERWISE: readonly (readonly [string, Span])[] = [
  ['until the End Phase of this turn', { until: 'end-of-turn' }],
  ['for the rest of this turn after this card resolves', { until: 'end-of-turn' }],
  ['for the rest of this turn after this effect resolves', { until: 'end-of-turn' }],
  ['until the end of this turn after this card resolves', { until: 'end-of-turn' }],
  ['during this turn', { until: 'end-of-turn' }],
  ['until the end of the turn', { until: 'end-of-turn' }],
  ['for this turn', { until: 'end-of-turn' }],
  ['during this Battle Phase', { until: 'end-of-battle-phase' }],
  ['until the end of this Battle Phase', { until: 'end-of-battle-phase' }],
];
const FORMS = ['until', 'rest', 'during', 'from'] as const;
/** How long, in whichever form; which of them it is, the verb knows. */
const said = ({ until, turns }: Span, form: (typeof FORMS)[number]): string | undefined =>
  sayDuration(until, form, turns) || undefined;
const inForm = (form: (typeof FORMS)[number]) => fixed(SPANS, (span) => said(span, form));
const SPAN: Reader<Span, Speech> = eitherOf<Span, Speech>(
  words<Span>('while this card is face-up on the field', { until: 'while-face-up' }),
  ...FORMS.map(inForm),
  ...FORMS.flatMap((form) =>
    FORMS.filter((other) => other !== form).map((other) =>
      printedAs(inForm(form), (span) => said(span, other)),
    ),
  ),
  ...SPANS_SAID_OTHERWISE.flatMap(([those, span]) => [
    ...FORMS.map((form) => printedAs(words<Span>(those, span), () => said(span, form))),
  ]),
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
        if (stated) {
          const lead = { from: at, to: start.to, as: '' };
          const value = applied({ ...one.value, span: stated });
          return [
            { ...one, value },
            ...otherwise(text, one, (how) => [lead, { from: one.to, to: one.to, as: ` ${how}` }], stated).map(
              (memory) => ({ ...one, memory, value }),
            ),
          ];
        }
        const without = { ...one, value: applied({ ...one.value, span: { until: 'while-it-stays' } }) };
        const ends = behind.read(text, one.to, { ...speech, memory: one.memory });
        return [
          without,
          ...ends.flatMap((end) => {
            const { span, except } = end.value;
            const modifiers = excepting(one.value.modifiers, except);
            const value = applied({ ...one.value, modifiers, span });
            const rest = { from: one.to, to: end.to, as: '' };
            const moved =
              except.length > 0
                ? []
                : [
                    ...otherwise(text, end, (how) => [{ from: at, to: at, as: `${how}, ` }, rest], span),
                    ...otherwise(text, end, (how) => [{ ...rest, as: ` ${how}` }], span),
                  ];
            return [{ ...end, value }, ...moved.map((memory) => ({ ...end, memory, value }))];
          }),
        ];
      }),
    );
  },
};
/** How long it lasts may stand before what is changed or behind it: in which place and form it is printed, the verb knows. */
const otherwise = (
  { wording, words: all }: Text,
  { memory, to }: Reading<unknown>,
  where: (how: string) => readonly Otherwise[],
  span: Span,
): readonly Memory[] => {
  // What stands before several parts is said of all of them: only where nothing follows can it stand elsewhere.
  if (wording === 'very-words' || !/^\.(?: |$)/.test(all.slice(to, to + 2))) return [];
  const forms = new Set(FORMS.flatMap((form) => said(span, form) ?? []));
  return [...forms].map((how) => where(how).reduce(noting, memory));
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
