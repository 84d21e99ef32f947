/** Which kinds of effects the words of one effect could be, and where it could work: a text does not say what the rules imply. */
import {
  type Action,
  type ActivatedEffect,
  type Card,
  type CardActivation,
  type Condition,
  type EventPattern,
  FIELD_ZONES,
  type Mode,
  type QuickEffect,
  type Target,
  type TriggerEffect,
  type Zone,
} from '@spellspeed/engine/language';
import { isEquip, stays } from '../meaning/effects.ts';
import { isAboutThis } from '../meaning/times.ts';
import type { Afterwards } from './afterwards.ts';
import type { Occasion } from './occasion.ts';

/** One way to activate an effect, as its words give it. */
export interface Body {
  readonly condition?: Condition;
  readonly cost?: Action;
  readonly targets?: readonly Target[];
  readonly resolve?: Action;
  /** "Activate this card by …" */
  readonly ofTheCard?: true;
}
/** The words of one effect, put together. */
export interface Parts {
  readonly occasion: Occasion;
  readonly isOptional: boolean;
  readonly bodies: readonly Body[];
  readonly afterwards: Afterwards;
}
/** The way that these words are. */
export const modeOf = ({ condition, cost, targets, resolve }: Body): Mode => ({
  ...(condition && { condition }),
  ...(cost && { cost }),
  targets: targets ?? [],
  ...(resolve && { resolve }),
});
export const allOf = (conditions: readonly Condition[] | undefined): Condition | undefined => {
  const [first, ...more] = conditions ?? [];
  return first && more.length > 0 ? { if: 'all', of: conditions ?? [] } : first;
};
/** The kinds of effects that these words could be, on this card, from there. */
export const effectsOf = (card: Card, from: readonly Zone[], parts: Parts): readonly ActivatedEffect[] => {
  const { on, isQuick } = parts.occasion;
  const { isOptional, bodies } = parts;
  const isLeft = (action: Action | undefined): boolean => action?.do === 'may';
  // "You can" is the player's leave to activate it, unless the card itself is activated.
  if (
    bodies.some(({ cost, resolve }) => isLeft(cost) || (isLeft(resolve) && !isOptional && from !== OF_A_CARD))
  )
    return [];
  // A condition that is asked again at resolution is said once: it is the only one.
  if (parts.afterwards.alsoAtResolution && (parts.occasion.conditions?.length ?? 0) > 0) return [];
  if (from === OF_A_CARD) return isOptional || !isOfTheCard(card, parts) ? [] : [cardActivation(from, parts)];
  // How often a card can be activated is said of its activation, behind whatever effect it stands.
  if ([parts.occasion.limit, parts.afterwards.limit].some((limit) => limit?.of === 'activation')) return [];
  // A phase in which a Quick Effect can be used is a condition; it waits for none.
  if (isQuick) return on?.some(isMoment) ? [] : [quickEffect(from, parts)];
  if (on)
    return card.kind === 'trap' && on.every(isAnswered)
      ? [quickEffect(from, parts)]
      : [triggerEffect(waitingIn(card, on, from), on, parts)];
  if (!isOptional) return [];
  // The effects of a Trap can be used in either turn.
  if (card.kind === 'trap') return [quickEffect(from, parts)];
  return isForMainPhase(parts.occasion) ? [{ effect: 'ignition', ...shared(from, parts) }] : [];
};
const isMoment = ({ event }: EventPattern): boolean => event === 'phase' || event === 'timing';
/** What is answered directly: an activation. */
const isAnswered = ({ event }: EventPattern): boolean => event === 'activated';
/** Of a card that stays, what waits for something is an effect; and a card itself waits for no phase. */
const isOfTheCard = (card: Card, { occasion, bodies }: Parts): boolean => {
  const { on = [], conditions = [], isActivation } = occasion;
  if (on.some(isMoment)) return false;
  // What "equip only to" does not say: the monster to which it is equipped is Special Summoned first.
  if (isEquip(card)) return bodies.every(({ resolve }) => resolve !== undefined && summonsItsHost(resolve));
  // A card that waits to be moved itself lies there already: that is an effect of it.
  if (on.some(isOfItself)) return false;
  if (!stays(card)) return true;
  // How often the copy is used is said of an effect.
  if (occasion.limit?.of === 'copy') return false;
  return (
    isActivation === true || bodies.some(({ ofTheCard }) => ofTheCard) || on.length + conditions.length === 0
  );
};
const summonsItsHost = (resolve: Action): boolean =>
  resolve.do === 'sequence' &&
  resolve.parts.length === 2 &&
  resolve.parts[0]?.do === 'special-summon' &&
  resolve.parts[1]?.do === 'equip';
const isOfItself = (event: EventPattern): boolean => ownMove(event) !== undefined;
type Move = Extract<EventPattern, { event: 'moved' | 'used-as-material' }>;
/** The move of the card itself for which it waits, or after which it waits for a phase. */
const ownMove = (event: EventPattern): Move | undefined => {
  if (event.event === 'phase') return event.after && ownMove(event.after);
  const isMove = event.event === 'moved' || event.event === 'used-as-material';
  return isMove && isAboutThis(event) ? event : undefined;
};
/** An Ignition Effect is used in a Main Phase; in another phase an effect triggers. */
const isForMainPhase = ({ conditions = [] }: Occasion): boolean =>
  conditions.every(
    (one) =>
      one.if !== 'timing' && (one.if !== 'phase' || one.phases.every((phase) => phase.startsWith('main'))),
  );
/** What happens to the card itself tells where it is by then: each of the moves. Where it also waits for something else, it is on the field. */
const waitingIn = (card: Card, on: readonly EventPattern[], from: readonly Zone[]): readonly Zone[] => {
  const moves = on.flatMap((event) => ownMove(event) ?? []);
  if (moves.length === 0) return from;
  const arrived = [...new Set(moves.flatMap(({ to }) => to ?? LEFT_TO))];
  return on.every(isOfItself) || card.kind !== 'monster' ? arrived : ['monsters', ...arrived];
};
const LEFT_TO: readonly Zone[] = ['gy', 'extra', 'banished'];
const shared = (from: readonly Zone[], { occasion, bodies, afterwards }: Parts) => {
  const { on: _, word: __, isQuick: ___, isActivation: ____, conditions, ...said } = occasion;
  const { fromHand: _____, turnItWasSet: ______, ...behind } = afterwards;
  const condition = allOf(conditions);
  return { from, ...(condition && { condition }), ...said, ...behind, modes: bodies.map(modeOf) };
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
  ...(from === GY_OR_LATER_HAND && { evenIfLater: LATER }),
  use: parts.isOptional ? (parts.occasion.word === 'when' ? 'when-you-can' : 'if-you-can') : 'mandatory',
});
const quickEffect = (from: readonly Zone[], parts: Parts): QuickEffect => {
  const { on, word } = parts.occasion;
  return {
    effect: 'quick',
    ...shared(from, parts),
    ...(on && { on }),
    ...(parts.isOptional ? on && word === 'if' && { use: 'if-you-can' } : { use: 'mandatory' }),
  };
};

/** "from your GY (if it was there then) or hand (even if not)" */
export const GY_OR_LATER_HAND: readonly Zone[] = ['gy', 'hand'];
export const LATER: readonly Zone[] = ['hand'];
export const OF_A_CARD: readonly Zone[] = ['hand', ...FIELD_ZONES];
/** Of which half of a Pendulum Monster's text the words are; of any other card all are of the one. */
export type Half = 'monster' | 'pendulum';
const PENDULUM: readonly Zone[] = ['pendulum'];
/** Where an effect of the card could work, as far as its text names such places. */
export const placesFor = (card: Card, all: string, half: Half): readonly (readonly Zone[])[] => {
  const [words = all] = FIRST_SENTENCE.exec(all) ?? FIRST_LINES.exec(all) ?? [];
  const elsewhere = ELSEWHERE.flatMap(([mark, place]) => (mark.test(words) ? [place] : []));
  const arrived = ARRIVED.flatMap(([mark, place]) => (mark.test(words) ? [place] : []));
  if (half === 'pendulum') return [PENDULUM];
  return elsewhere.length > 0 ? elsewhere : [...fieldOf(card), ...arrived];
};
/** What stands behind the next bullet is another effect, but where the first line ends in no full stop: then all are its ways. */
const FIRST_SENTENCE = /^(?:(?!\n●).)*?\.(?=\s|$)/s;
const FIRST_LINES = /^.*?\.(?= |$)/s;
/** The words that tell that an effect works elsewhere. */
const ELSEWHERE: readonly (readonly [RegExp, readonly Zone[]])[] = [
  [/this card (?:is in|from) your hand|(?:discard|reveal) this card/i, ['hand']],
  [/this card from your GY \(if it was there then\) or hand/, GY_OR_LATER_HAND],
  [/this card (?:is in|from) your GY/, ['gy']],
  // A monster that is equipped lies there.
  [/this card is equipped to|a monster equipped with this card/i, ['spells']],
  // A monster that was placed there as one.
  [/this card is a Continuous (?:Spell|Trap)\b/, ['spells']],
  [/this card is (?:currently )?banished|this card from your banishment/, ['banished']],
  [/this card (?:is in|from) your hand or GY/, ['hand', 'gy']],
  [/this card is in your hand, field, or GY/, ['hand', 'monsters', 'gy']],
  [/this card from your hand or field/, ['hand', 'monsters']],
  [/\bhave this card as material gain\b/, ['material']],
  [/name becomes "[^"]*" while in the GY/, ['gy']],
  [/name becomes "[^"]*" while on the field or in the GY/, ['monsters', 'gy']],
  [/name becomes "[^"]*" while in the hand or on the field/, ['hand', 'monsters']],
  [/name becomes "[^"]*" while in the hand or GY/, ['hand', 'gy']],
];
/** Where an effect that applies could do so. */
export const continuousPlaces = (card: Card, words: string, half: Half): readonly (readonly Zone[])[] => {
  const all = placesFor(card, words, half).filter((from) => from !== OF_A_CARD);
  return all.length > 0 ? all.slice(0, 2) : [FIELD_ZONES];
};
/** The words that tell that it may have come elsewhere. */
const ARRIVED: readonly (readonly [RegExp, readonly Zone[]])[] = [
  [/this (?:[\w-]+ ){0,3}card [^:]*to (?:the|your) GY/, ['gy']],
  [
    /this (?:[\w-]+ ){0,3}card (?:(?!\b(?:cannot|would) be destroyed)[^:])*destroyed|this (?:[\w-]+ ){0,3}card [^:]*leaves/,
    LEFT_TO,
  ],
];
const fieldOf = (card: Card): readonly (readonly Zone[])[] => {
  if (card.kind === 'monster') return [['monsters']];
  if (!stays(card)) return [OF_A_CARD];
  return [OF_A_CARD, card.property === 'Field' ? ['field'] : ['spells']];
};

/** The activation of a card that stays, if its text says nothing of it. */
export const silentActivation = (card: Card): ActivatedEffect | undefined => {
  if (isEquip(card)) return equippedTo([{ test: 'kind', kind: 'monster' }]);
  return stays(card) ? { effect: 'card-activation', from: OF_A_CARD, modes: [{ targets: [] }] } : undefined;
};
export const equippedTo = (filter: Target['filter']): ActivatedEffect => ({
  effect: 'card-activation',
  from: OF_A_CARD,
  modes: [
    {
      targets: [
        {
          as: 'target',
          filter: [
            { test: 'face', face: 'up' },
            ...filter,
            ...(filter.some(({ test }) => test === 'in') ? [] : [MONSTER_ON_FIELD]),
          ],
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
