/** Effects that apply by themselves, read: "While you control a Dragon monster, this card gains 500 ATK." */
import {
  type Action,
  type Affected,
  type Condition,
  type ContinuousEffect,
  type EventPattern,
  FIELD_ZONES,
  type Limit,
  type SummonWay,
  type TestName,
  type UnclassifiedEffect,
} from '@spellspeed/engine/language';
import { asPrinted } from '../grammar/otherwise.ts';
import { eitherOf, fixed, meaning, type Reader, type Reading } from '../grammar/phrase.ts';
import { standsAt, type Text } from '../grammar/text.ts';
import { hasNoClass } from '../meaning/effects.ts';
import { refusalOfApplied, type TextRefusal } from '../meaning/refused/table.ts';
import { keyOf } from '../memory.ts';
import { TIMES } from './claim.ts';
import { sayAsSummoned } from './condition.ts';
import { EVENT, MOMENT } from './happening.ts';
import { allOf } from './kinds.ts';
import { limitHeading, limitSentence } from './limit.ts';
import { LEAVING, THIS } from './movements.ts';
import { CLAIMS } from './occasion.ts';
import { CHANGES, type Change, OWN_CHANGES, withMore } from './predicate.ts';
import { ACTION, say } from './said.ts';
import type { Speech } from './speech.ts';

type Found<Value> = Reader<Value, Speech>;
/** What a text says of an effect that applies, besides what it changes. */
interface Circumstances {
  readonly limit?: Limit;
  readonly conditions?: readonly Condition[];
  readonly cannotBeNegated?: true;
}
const LIMITS: readonly Limit[] = [1, 2, 3].map((times) => ({ of: 'copy', times, within: 'turn' }));
const stated = say<{ of: readonly Condition[] }>({});
const conditions = ({ of }: { readonly of: readonly Condition[] }): Circumstances => ({ conditions: of });
/** In this order, each with a comma behind it; each may be missing. */
const LEADS: readonly Found<Circumstances>[] = [
  meaning(
    fixed(LIMITS, (limit) => `${limitHeading({ limit })}, `),
    (limit) => ({ limit }),
  ),
  meaning(stated`${{ of: TIMES }}, `, conditions),
  eitherOf(
    meaning(stated`while ${{ of: CLAIMS }}, `, conditions),
    meaning(stated`if ${{ of: CLAIMS }}, `, conditions),
  ),
  meaning(say({})`while this card is in your GY, `, () => ({})),
];
const merged = (left: Circumstances, right: Circumstances): Circumstances => {
  const all = [...(left.conditions ?? []), ...(right.conditions ?? [])];
  return { ...left, ...right, ...(all.length > 0 && { conditions: all }) };
};
const leadsFrom = (text: Text, speech: Speech): readonly Reading<Circumstances>[] =>
  LEADS.reduce<readonly Reading<Circumstances>[]>(
    (found, next) =>
      found.flatMap((before) => [
        before,
        ...next
          .read(text, before.to, { ...speech, memory: before.memory })
          .map((one) => ({ ...one, value: merged(before.value, one.value) })),
      ]),
    [{ value: {}, to: 0, memory: speech.memory }],
  );

const changes = eitherOf(withMore(OWN_CHANGES), withMore(CHANGES));
/** Sentences behind it: how often, and that it cannot be negated. */
const behindFrom = (
  text: Text,
  at: number,
  { card }: Speech,
): readonly Omit<Reading<Circumstances>, 'memory'>[] => {
  const none = { value: {}, to: at };
  const limits = [1, 2].flatMap((times) => {
    const limit: Limit = { of: 'use', times, within: 'turn' };
    const words = ` ${limitSentence({ limit }, card.name).replace('you', 'You')}.`;
    return standsAt(text, at, words) ? [{ value: { limit }, to: at + words.length }] : [];
  });
  return [none, ...limits].flatMap((one) =>
    standsAt(text, one.to, NEVER_NEGATED)
      ? [one, { value: { ...one.value, cannotBeNegated: true as const }, to: one.to + NEVER_NEGATED.length }]
      : [one],
  );
};
const WAYS: readonly (readonly SummonWay[])[] = [
  ['normal', 'tribute'],
  ['normal', 'tribute', 'special'],
  ['normal', 'tribute', 'flip', 'special'],
  ...(['flip', 'special', 'fusion', 'ritual', 'synchro', 'xyz', 'pendulum', 'link'] as const).map((way) => [
    way,
  ]),
];
/** "Cannot attack the turn it is Special Summoned." */
const ENDS: readonly (readonly [string, Circumstances])[] = [
  ['.', {}],
  ...WAYS.map(
    (ways) =>
      [
        ` the turn it is ${sayAsSummoned(ways)}.`,
        { conditions: [{ if: 'came-this-turn', what: { ref: 'this' }, ways }] },
      ] as const,
  ),
];
const NEVER_NEGATED = ' This effect cannot be negated.';

/** An effect that applies, where its text ends, and why no text means it, if none does. */
export interface SaidToApply {
  readonly effect: ContinuousEffect | UnclassifiedEffect;
  readonly to: number;
  /** Its words up to there, as they are printed of what was read of them. */
  readonly said: string;
  readonly refused?: TextRefusal;
}
type EachTime = Pick<UnclassifiedEffect, 'on' | 'does'>;
/** "Each time a monster is Normal Summoned, gain 500 LP.": by itself, without a Chain. (wording.timing.each-time) */
const EACH_TIME = say<EachTime>({})`each time ${{ on: EVENT }}, ${{ does: ACTION }}.`;
const eachTimeIn = (text: Text, speech: Speech): readonly SaidToApply[] =>
  EACH_TIME.read(text, 0, speech)
    .filter(({ value }) => value.does.do !== 'may')
    .map(({ value, to, memory }) => ({
      effect: { effect: 'unclassified', from: speech.from, ...value },
      to,
      said: asPrinted(text, 0, to, memory),
    }));
/** "When this card leaves the field, destroy the equipped monster." */
const WITHOUT_IT: readonly (readonly [string, EventPattern])[] = [
  ['when this card leaves the field, ', { event: 'moved', card: THIS, from: FIELD_ZONES, to: LEAVING }],
  ['when this card is destroyed, ', { event: 'moved', card: THIS, manner: ['destroyed'] }],
];
const withoutItIn = (text: Text, speech: Speech): readonly SaidToApply[] =>
  WITHOUT_IT.filter(([words]) => standsAt(text, 0, words)).flatMap(([words, on]) =>
    HAPPENS.read(text, words.length, {
      ...speech,
      memory: { ...speech.memory, focus: keyOf({ ref: 'this' }) },
    })
      .filter(({ value: { does } }) => isDoneToEquipped(does))
      .map(({ value: { does }, to, memory }) => ({
        effect: { effect: 'unclassified', from: FIELD_ZONES, on, does },
        to,
        said: asPrinted(text, 0, to, memory),
      })),
  );
const isDoneToEquipped = (does: Action): boolean =>
  (does.do === 'destroy' || does.do === 'banish') &&
  does.what.cards === 'referenced' &&
  does.what.what.ref === 'equipped';
/** "At the end of the Damage Step, if this card attacks, ": a point in time, at which something happens by itself. */
const AT_A_TIME = say<{ on: EventPattern; conditions: readonly Condition[] }>(
  {},
)`${{ on: MOMENT }}, if ${{ conditions: CLAIMS }}, `;
const HAPPENS = say<{ does: Action }>({})`${{ does: ACTION }}.`;
const atATimeIn = (text: Text, speech: Speech): readonly SaidToApply[] =>
  AT_A_TIME.read(text, 0, speech).flatMap((start) =>
    HAPPENS.read(text, start.to, { ...speech, memory: { ...start.memory, focus: undefined } })
      .filter(({ value }) => value.does.do === 'change-position')
      .map(({ value: { does }, to, memory }) => {
        const { on, conditions: all } = start.value;
        const condition = allOf(all);
        return {
          effect: { effect: 'unclassified', from: speech.from, on, ...(condition && { condition }), does },
          to,
          said: asPrinted(text, 0, to, memory),
        };
      }),
  );
/** All that applies with which the text could begin. */
export const continuousIn = (text: Text, speech: Speech): readonly SaidToApply[] => [
  ...eachTimeIn(text, speech),
  ...withoutItIn(text, speech),
  ...atATimeIn(text, speech),
  ...appliedIn(text, speech),
];
const appliedIn = (text: Text, speech: Speech): readonly SaidToApply[] =>
  leadsFrom(text, speech).flatMap((lead) =>
    changes.read(text, lead.to, { ...speech, memory: lead.memory }).flatMap((change) =>
      ENDS.filter(([words]) => standsAt(text, change.to, words)).flatMap(([words, when]) =>
        behindFrom(text, change.to + words.length, speech).map((behind) => {
          const effect = continuous(speech, merged(merged(lead.value, when), behind.value), change.value);
          const refused = refusalOfApplied(effect);
          const said = asPrinted(text, 0, behind.to, change.memory);
          return { effect, to: behind.to, said, ...(refused !== undefined && { refused }) };
        }),
      ),
    ),
  );
const continuous = (
  { from }: Speech,
  { conditions: all, ...rest }: Circumstances,
  change: Change,
): ContinuousEffect => {
  const state = allOf(all);
  const effect: ContinuousEffect = {
    effect: 'continuous',
    from,
    ...(state && { while: state }),
    ...rest,
    ...change,
    affects: onTheField(asLongAsItApplies(change.affects)),
  };
  return hasNoClass(effect) ? { ...effect, unclassified: true } : effect;
};
/** What applies all the time asks at any time whom it reaches. */
const asLongAsItApplies = (affected: Affected): Affected =>
  affected.affects === 'matching-now' ? { ...affected, affects: 'matching' } : affected;
/** Monsters of which no place is said are those on the field. */
const onTheField = (affected: Affected): Affected =>
  affected.affects === 'matching' && !affected.filter.some(({ test }) => SAYS_WHERE.includes(test))
    ? { ...affected, filter: [...affected.filter, { test: 'in', side: 'any', zones: ['monsters'] }] }
    : affected;
const SAYS_WHERE: readonly TestName[] = ['in', 'is', 'pointed-to-by', 'linked', 'equipped-to', 'attached-to'];
