/**
 * Whole effects, read: of all that the words could mean, those effects that print these very words. What a text does not say, such
 * as where a monster's effect works, is as the rules have it.
 */
import {
  type Action,
  type ActivatedEffect,
  type Card,
  type CardActivation,
  type Condition,
  type ContinuousEffect,
  type Effect,
  type EventPattern,
  FIELD_ZONES,
  type Limit,
  type Mode,
  type QuickEffect,
  type Target,
  type TriggerEffect,
  type Zone,
} from '@spellspeed/engine/language';
import { listed } from '../grammar/list.ts';
import { eitherOf, meaning, type Reader, type Reading, readAll } from '../grammar/phrase.ts';
import { alsoStoppedAt, standsAt, type Text, textOf } from '../grammar/text.ts';
import { Kept } from '../kept.ts';
import { isEquip, stays } from '../meaning/effects.ts';
import { isAboutThis } from '../meaning/times.ts';
import { emptyMemory, type TargetsCalled } from '../memory.ts';
import { TARGET } from './chosen.ts';
import { CLAIM, TIMES } from './claim.ts';
import { WORDS } from './english.ts';
import { limitSentence } from './limit.ts';
import { OCCASION, type Occasion } from './occasion.ts';
import { CHANGES, type Change, OWN_CHANGES, withMore } from './predicate.ts';
import { A_CARD, ACTION, say, spoken } from './said.ts';
import type { Speech } from './speech.ts';

/** An effect, and where its text ends. */
interface SaidEffect {
  readonly effect: Effect;
  readonly to: number;
}
/** The parts of an activated effect as its words give them. */
interface Body {
  readonly isOptional: boolean;
  readonly cost?: Action;
  readonly targets?: readonly Target[];
  readonly resolve?: Action;
}
type Found<Value> = Reader<Value, Speech>;

const TARGETS = listed(TARGET, 'and');
const BY = spoken({ mood: 'gerund' }, ACTION);
/** Of a card that stays: how it is activated. */
const activatedBy = (end: string): readonly Found<Body>[] => [
  say<Body>({})`activate this card by ${{ cost: BY }}${end}`,
  say<Body>({})`activate this card by targeting ${{ targets: TARGETS }}${end}`,
  say<Body>({})`activate this card by ${{ cost: BY }} and targeting ${{ targets: TARGETS }}${end}`,
];
/** Costs and targets. */
const BEFORE = eitherOf<Body, Speech>(
  say<Body>({})`${{ cost: ACTION }}; `,
  say<Body>({})`target ${{ targets: TARGETS }}; `,
  say<Body>({})`${{ cost: ACTION }}, then target ${{ targets: TARGETS }}; `,
  ...activatedBy('; '),
);
const ALONE = eitherOf<Body, Speech>(...activatedBy('.'));
const RESOLVED = say<Body>({})`${{ resolve: ACTION }}.`;
const START: readonly (readonly [string, boolean])[] = [
  ['', false],
  ['you can ', true],
  ['you can activate this effect; ', true],
];
const bodyFrom = (text: Text, start: Reading<Occasion>, speech: Speech): readonly Reading<Body>[] =>
  START.filter(([words]) => standsAt(text, start.to, words)).flatMap(([words, isOptional]) => {
    const at = start.to + words.length;
    const own = { ...speech, memory: start.memory };
    const first = { value: {}, to: at, memory: start.memory };
    const resolved = [first, ...BEFORE.read(text, at, own)].flatMap((one) =>
      RESOLVED.read(text, one.to, { ...speech, memory: one.memory }).map((end) => ({
        ...end,
        value: { ...one.value, ...end.value },
      })),
    );
    return [...resolved, ...ALONE.read(text, at, own)].map((one) => ({
      ...one,
      value: { ...one.value, isOptional },
    }));
  });

/** Sentences behind the effect. */
interface Afterwards {
  readonly limit?: Limit;
  readonly locksResponses?: 'opponent';
  readonly notNegated?: 'activation-and-effect' | 'effect';
  readonly fromHand?: Condition;
  readonly turnItWasSet?: Condition;
}
const NAMED_LIMITS: readonly Limit[] = (['use', 'any-use', 'activation', 'any-copy'] as const).flatMap((of) =>
  (['turn', 'duel', 'chain'] as const).flatMap((within) => [1, 2].map((times) => ({ of, times, within }))),
);
const sentencesOf = (card: Card): readonly Found<Afterwards>[] => [
  ...NAMED_LIMITS.map((limit) =>
    meaning(say<Afterwards>({})`${limitSentence({ limit }, card.name)}.`, (): Afterwards => ({ limit })),
  ),
  ...["this card's", "this effect's"].flatMap((whose): readonly Found<Afterwards>[] => [
    say<Afterwards>({
      locksResponses: 'opponent',
    })`your opponent cannot activate cards or effects in response to ${whose} activation.`,
    say<Afterwards>({
      notNegated: 'activation-and-effect',
    })`${whose} activation and effect cannot be negated.`,
  ]),
  ...["this card's effect", 'this effect'].map(
    (what) => say<Afterwards>({ notNegated: 'effect' })`${what} cannot be negated.`,
  ),
  say<Afterwards>({})`if ${{ fromHand: CLAIM }}, you can activate this card from your hand.`,
  say<Afterwards>({})`if ${{ turnItWasSet: CLAIM }}, you can activate this card the turn it was Set.`,
];
const known = new WeakMap<Card, readonly Found<Afterwards>[]>();
/** They name the card, so every card has its own. */
const sentences = (card: Card): readonly Found<Afterwards>[] => {
  const before = known.get(card);
  const all = before ?? sentencesOf(card);
  if (!before) known.set(card, all);
  return all;
};
const afterwardsFrom = (
  text: Text,
  start: Reading<Afterwards>,
  all: readonly Found<Afterwards>[],
  speech: Speech,
): readonly Reading<Afterwards>[] => {
  if (!standsAt(text, start.to, ' ')) return [start];
  const more = readAll(all, text, start.to + 1, { ...speech, memory: start.memory }).flatMap((one) =>
    afterwardsFrom(text, { ...one, value: { ...start.value, ...one.value } }, all, speech),
  );
  return [start, ...more];
};

// Activated effects -------------------------------------------------------------------------------------------------

const modeOf = ({ cost, targets, resolve }: Body): Mode => ({
  ...(cost && { cost }),
  targets: targets ?? [],
  ...(resolve && { resolve }),
});
const allOf = (conditions: readonly Condition[] | undefined): Condition | undefined => {
  const [first, ...more] = conditions ?? [];
  return first && more.length > 0 ? { if: 'all', of: conditions ?? [] } : first;
};
/** The words of one effect, put together. */
interface Parts {
  readonly occasion: Occasion;
  readonly body: Body;
  readonly afterwards: Afterwards;
}
/** The kinds of effect that these words could be, on this card, from there. */
const effectsOf = (card: Card, from: readonly Zone[], parts: Parts): readonly ActivatedEffect[] => {
  const { on, isQuick } = parts.occasion;
  const { cost, resolve, isOptional } = parts.body;
  // "You can" is the player's leave to activate it, unless the card itself is activated.
  if (cost?.do === 'may' || (resolve?.do === 'may' && !isOptional && from !== OF_A_CARD)) return [];
  if (from === OF_A_CARD) return isOptional || !isOfTheCard(card, parts) ? [] : [cardActivation(from, parts)];
  const quick = isQuick || card.kind === 'trap' ? [quickEffect(from, parts)] : [];
  if (isQuick) return quick;
  if (on) return [triggerEffect(arrivedIn(on) ?? from, on, parts), ...quick];
  return isOptional && isForMainPhase(parts.occasion)
    ? [{ effect: 'ignition', ...shared(from, parts) }, ...quick]
    : quick;
};
/** Of a card that stays, what waits for something is an effect; and a card itself waits for no phase. */
const isOfTheCard = (card: Card, { occasion: { on = [] } }: Parts): boolean =>
  !on.some(({ event }) => event === 'phase' || event === 'timing') && (on.length === 0 || !stays(card));
/** An Ignition Effect is used in a Main Phase; in another phase an effect triggers. */
const isForMainPhase = ({ conditions = [] }: Occasion): boolean =>
  conditions.every(
    (one) =>
      one.if !== 'timing' && (one.if !== 'phase' || one.phases.every((phase) => phase.startsWith('main'))),
  );
/** What happens to the card itself tells where it is by then. */
const arrivedIn = (on: readonly EventPattern[]): readonly Zone[] | undefined => {
  const move = on.find((event) => event.event === 'moved' && isAboutThis(event));
  return move?.event === 'moved' ? (move.to ?? LEFT_TO) : undefined;
};
const LEFT_TO: readonly Zone[] = ['gy', 'extra', 'banished'];
const shared = (from: readonly Zone[], { occasion, body, afterwards }: Parts) => {
  const { on: _, word: __, isQuick: ___, conditions, ...said } = occasion;
  const { fromHand: ____, turnItWasSet: _____, ...behind } = afterwards;
  const condition = allOf(conditions);
  return { from, ...(condition && { condition }), ...said, ...behind, modes: [modeOf(body)] };
};
const cardActivation = (from: readonly Zone[], parts: Parts): CardActivation => {
  const { on, word } = parts.occasion;
  const { fromHand, turnItWasSet } = parts.afterwards;
  return {
    effect: 'card-activation',
    ...shared(from, parts),
    ...(on && { on }),
    ...(on && word === 'if' && { use: 'if-you-can' }),
    ...(fromHand && { fromHand }),
    ...(turnItWasSet && { turnItWasSet }),
  };
};
const triggerEffect = (from: readonly Zone[], on: readonly EventPattern[], parts: Parts): TriggerEffect => ({
  effect: 'trigger',
  ...shared(from, parts),
  on,
  use: parts.body.isOptional ? (parts.occasion.word === 'when' ? 'when-you-can' : 'if-you-can') : 'mandatory',
});
const quickEffect = (from: readonly Zone[], parts: Parts): QuickEffect => {
  const { on, word } = parts.occasion;
  const { isOptional } = parts.body;
  return {
    effect: 'quick',
    ...shared(from, parts),
    ...(on && { on }),
    ...(isOptional ? on && word === 'if' && { use: 'if-you-can' } : { use: 'mandatory' }),
  };
};
const OF_A_CARD: readonly Zone[] = ['hand', ...FIELD_ZONES];
/** Where an effect of the card could work, as far as its text names such places. */
const placesFor = (card: Card, all: string): readonly (readonly Zone[])[] => {
  const [words = all] = /^.*?\.(?= |$)/s.exec(all) ?? [];
  const elsewhere = ELSEWHERE.flatMap(([mark, place]) => (mark.test(words) ? [place] : []));
  const arrived = ARRIVED.flatMap(([mark, place]) => (mark.test(words) ? [place] : []));
  return elsewhere.length > 0 ? elsewhere : [...fieldOf(card), ...arrived];
};
/** The words that tell that an effect works elsewhere. */
const ELSEWHERE: readonly (readonly [RegExp, readonly Zone[]])[] = [
  [/this card (?:is in|from) your hand|(?:discard|reveal|shuffle) this card/i, ['hand']],
  [/this card (?:is in|from) your GY/, ['gy']],
  [/this card is banished|this card from your banishment/, ['banished']],
  [/this card (?:is in|from) your hand or GY/, ['hand', 'gy']],
  [/this card from your hand or field/, ['hand', 'monsters']],
];
/** The words that tell that it may have come elsewhere. */
const ARRIVED: readonly (readonly [RegExp, readonly Zone[]])[] = [
  [/this card is [^:]*to (?:the|your) GY/, ['gy']],
  [/this card is [^:]*destroyed|this card leaves/, LEFT_TO],
];
const fieldOf = (card: Card): readonly (readonly Zone[])[] => {
  if (card.kind === 'monster') return [['monsters']];
  if (!stays(card)) return [OF_A_CARD];
  return [OF_A_CARD, card.property === 'Field' ? ['field'] : ['spells']];
};
const speechOf = (card: Card, from: readonly Zone[], targetsCalled: TargetsCalled): Speech => ({
  card,
  memory: emptyMemory(new Kept(), targetsCalled),
  mood: 'imperative',
  you: 'you',
  from,
  words: WORDS,
});
const activatedIn = (
  card: Card,
  from: readonly Zone[],
  text: Text,
  targetsCalled: TargetsCalled,
): readonly SaidEffect[] => {
  const speech = speechOf(card, from, targetsCalled);
  const behind = sentences(card);
  return OCCASION.read(text, 0, speech).flatMap((occasion) => {
    const start = { ...occasion, memory: { ...occasion.memory, focus: undefined } };
    return bodyFrom(text, start, speech).flatMap((body) =>
      afterwardsFrom(text, { ...body, value: {} }, behind, speech).flatMap((end) =>
        effectsOf(card, from, { occasion: occasion.value, body: body.value, afterwards: end.value }).map(
          (effect) => ({ effect, to: end.to }),
        ),
      ),
    );
  });
};

// Effects that apply ------------------------------------------------------------------------------------------------

interface Applied {
  readonly while?: Condition;
}
const times: readonly Found<Applied>[] = [
  meaning(say({})``, () => ({})),
  say<Applied>({})`while ${{ while: CLAIM }}, `,
  say<Applied>({})`if ${{ while: CLAIM }}, `,
  meaning(say<{ of: readonly Condition[] }>({})`${{ of: TIMES }}, `, ({ of }): Applied => {
    const condition = allOf(of);
    return condition ? { while: condition } : {};
  }),
];
const applied = eitherOf(withMore(OWN_CHANGES), withMore(CHANGES));
const continuousIn = (card: Card, text: Text): readonly SaidEffect[] => {
  const speech = speechOf(card, FIELD_ZONES, 'that-target');
  const [from = FIELD_ZONES] = card.kind === 'monster' ? [['monsters'] as const] : fieldOf(card).slice(1);
  return times
    .flatMap((one) => one.read(text, 0, speech))
    .flatMap((time) =>
      applied
        .read(text, time.to, { ...speech, memory: time.memory })
        .filter(({ to }) => standsAt(text, to, '.'))
        .map(({ value, to }) => ({ effect: continuous(from, time.value, value), to: to + 1 })),
    );
};

const continuous = (from: readonly Zone[], time: Applied, change: Change): ContinuousEffect => ({
  effect: 'continuous',
  from,
  ...time,
  ...change,
  ...(change.modifiers.some(({ modifies }) => modifies === 'only-one-face-up') && { unclassified: true }),
});

/** "Equip only to a Dragon monster." */
const equipIn = (card: Card, text: Text): readonly SaidEffect[] => {
  if (!isEquip(card)) return [];
  const monster = say<{ filter: Target['filter'] }>({})`equip only to ${{ filter: A_CARD }}.`;
  return monster
    .read(text, 0, speechOf(card, OF_A_CARD, 'that-target'))
    .map(({ value, to }) => ({ effect: equippedTo(value.filter), to }));
};
const equippedTo = (filter: Target['filter']): ActivatedEffect => ({
  effect: 'card-activation',
  from: OF_A_CARD,
  modes: [
    {
      targets: [
        {
          as: 'target',
          filter: [{ test: 'face', face: 'up' }, ...filter, MONSTER_ON_FIELD],
          min: 1,
          max: 1,
        },
      ],
      resolve: EQUIPS,
    },
  ],
});
const MONSTER_ON_FIELD = { test: 'in', side: 'any', zones: ['monsters'] } as const;
const EQUIPS: Action = {
  do: 'equip',
  what: { cards: 'referenced', what: { ref: 'this' } },
  to: { ref: 'bound', name: 'target' },
};

/** All effects with which the text could begin, said by this card, and where each ends. Which of them print these words, the printer knows. */
export const effectsSaidBy = (
  card: Card,
  words: string,
  targetsCalled: TargetsCalled,
): { readonly effects: readonly SaidEffect[]; readonly text: Text } => {
  const text = textOf(words);
  const activated = placesFor(card, words).flatMap((from) => {
    const own = textOf(words);
    const effects = activatedIn(card, from, own, targetsCalled);
    alsoStoppedAt(text, own);
    return effects;
  });
  return { effects: [...activated, ...equipIn(card, text), ...continuousIn(card, text)], text };
};
