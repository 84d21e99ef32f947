/** Phrases of English: values of the effect language that say and read themselves. */
import {
  type Action,
  type ActionOf,
  type Condition,
  DURATIONS,
  type Duration,
  type Filter,
  type TurnCount,
  type Verb,
} from '@spellspeed/engine/language';
import { form, type Gap, inSequence, optional, type Part, part, together, whole } from '../grammar/form.ts';
import { hintsOf, openingOf } from '../grammar/hint.ts';
import { among, fixed, type Phrase, rule } from '../grammar/phrase.ts';
import { standsAt } from '../grammar/text.ts';
import { atDuration, untilDuration } from './duration.ts';
import { inMood, type Speech, withArticle, your } from './speech.ts';

export type Said<Value> = Phrase<Value, Speech>;
export type SaidPart = Part<Speech>;
type Words<Value, Out> = (strings: TemplateStringsArray, ...gaps: readonly Gap<Value, Speech>[]) => Out;

/** A form of a value: `say<Test>({ test: 'face' })`face-${{ face: FACE }}``. */
export const say = <Value>(constant: Partial<Value>): Words<Value, Said<Value>> =>
  form<Value, Speech>(constant);
/** Words with gaps that may be left out where the value has nothing for them. */
export const perhaps = <Value>(): Words<Value, SaidPart> => {
  return (strings, ...gaps) => optional(part<Value, Speech>()(strings, ...gaps));
};

/** Words that depend on who speaks and how, and say nothing of the value; `opening`: how they begin, if it is always the same. */
export const saying = (find: (speech: Speech) => string, opening?: string): SaidPart => ({
  fields: [],
  ...(opening !== undefined && { opening: openingOf(opening) }),
  print: (_, speech) => find(speech),
  read: (text, at, speech) => {
    const said = find(speech);
    return standsAt(text, at, said) ? [{ value: {}, to: at + said.length, memory: speech.memory }] : [];
  },
});
export const YOU = saying(({ you }) => you);
export const YOUR = saying(your);

/** A verb in its mood and what follows it: `deed('destroy', 'destroy')` ${{ what: CARDS }}``. */
export const deed =
  <Done extends Verb>(
    done: Done,
    verb: string,
    constant: Partial<ActionOf<Done>> = {},
  ): Words<ActionOf<Done>, Said<ActionOf<Done>>> =>
  (strings, ...gaps) =>
    whole(
      // Every action of this verb has it.
      { do: done, ...constant } as Partial<ActionOf<Done>>,
      inSequence([
        // "destroy", "destroys", "destroying"
        saying(({ mood }) => inMood(mood, verb), verb),
        part<ActionOf<Done>, Speech>()(strings, ...gaps),
      ]),
    );
/** The same phrase, spoken otherwise: by another, in another mood. */
export const spoken = <Value>(otherwise: Partial<Speech>, phrase: Said<Value>): Said<Value> => ({
  ...hintsOf(phrase),
  print: (value, speech) => phrase.print(value, { ...speech, ...otherwise }),
  read: (text, at, speech) => phrase.read(text, at, { ...speech, ...otherwise }),
});

/** "destroy that target, and if you do, draw 1 card" */
export const ACTION: Said<Action> = rule(({ words }) => words.actions);
/** One that is no sequence. */
export const SINGLE_ACTION: Said<Action> = {
  ...rule(({ words }) => words.singleActions),
  print: (action, { words, ...speech }) => words.actions.print(action, { ...speech, words }),
};
/** "you control a Dragon monster" */
export const CONDITION: Said<Condition> = rule(({ words }) => words.claims);
/** "a Dragon monster you control" */
export const A_CARD: Said<Filter> = rule(({ words }) => words.nouns({ count: 'a' }));
const COUNTER_NAME = /^(?:(?:[A-Z][\w-]* )+Counter|[A-Z]-Counter)(?!\w\w)/;
/** "Spell Counter", also where several follow: "Spell Counters". */
export const COUNTER: Said<string> = {
  print: (counter) => counter,
  read: (text, at, { memory }) => {
    const [counter] = COUNTER_NAME.exec(text.words.slice(at, at + 60)) ?? [];
    return counter === undefined ? [] : [{ value: counter, to: at + counter.length, memory }];
  },
};
/** "Spell Counters" */
export const SEVERAL_COUNTERS: Said<string> = among(
  (_, ahead) => COUNTER_NAME.exec(ahead) ?? [],
  (counter) => `${counter}s`,
);
/** "a Spell Counter" */
export const A_COUNTER: Said<string> = among(
  (_, ahead) => COUNTER_NAME.exec(ahead.replace(/^an? /, '')) ?? [],
  withArticle,
);

interface Span {
  readonly until: Duration;
  readonly turns?: TurnCount;
}
const TURNS: readonly TurnCount[] = (['you', 'opponent', 'any'] as const).flatMap((of) =>
  (['next-turn', 'this-turn', 'next-phase'] as const).flatMap((from) =>
    [1, 2, 3].map((nth) => ({ nth, of, from })),
  ),
);
export const SPANS: readonly Span[] = DURATIONS.flatMap((until): readonly Span[] => [
  { until },
  ...TURNS.map((turns) => ({ until, turns })),
]);
/** " until the End Phase", with the space before it; or nothing. */
export const UNTIL: SaidPart = optional(
  together<Span, Speech>(
    ['until', 'turns'],
    fixed(SPANS, ({ until, turns }) => untilDuration(until, turns) || undefined),
  ),
);
export interface Moment {
  readonly at: Duration;
  readonly turns?: TurnCount;
}
export const MOMENTS: readonly Moment[] = SPANS.map(({ until, turns }) => ({
  at: until,
  ...(turns && { turns }),
}));
/** "during the End Phase of this turn" */
export const AT: SaidPart = together<Moment, Speech>(
  ['at', 'turns'],
  fixed(MOMENTS, ({ at, turns }) => atDuration(at, turns)),
);
