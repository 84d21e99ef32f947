/** A card of the pool with what is derived from its definition once. */
import type { Card, MonsterCard, OwnWay } from '../language/card.ts';
import {
  type ActivatedEffect,
  type ContinuousEffect,
  type Effect,
  type GrantEffect,
  isActivated,
  type TriggerEffect,
  type UnclassifiedEffect,
} from '../language/effect.ts';
import type { EventName } from '../language/event.ts';
import type { Modifier, ModifierName } from '../language/modifier.ts';
import { EXTRA_DECK_FRAMES } from '../vocabulary/kinds.ts';
import { type Zone, type Zones, zonesIn } from '../vocabulary/zones.ts';
import { type Events, eventsOf } from './awaited.ts';
import { isEachTime } from './each-time.ts';
import { type Joined, joinedIn } from './joined.ts';
import { partsOf } from './parts.ts';
import { type Memory, memoriesFor } from './remembered.ts';
import { shapedCard } from './shaped.ts';
import { whereItWorks } from './works-from.ts';

/** An effect with its place in the definition. */
export interface Numbered<E extends Effect> {
  readonly index: number;
  readonly effect: E;
}

/** An effect that may be activated outside a Chain's triggers. */
export interface Activatable extends Numbered<ActivatedEffect> {
  /** The zones from which it is activated. */
  readonly from: Zones;
  /** Could it be Spell Speed 2 or higher? */
  readonly isFast: boolean;
  /** What it waits for: nothing, an activation to answer, something that happens. */
  readonly awaits: { readonly nothing: boolean; readonly activation: boolean; readonly events: Events };
}

/** A Trigger Effect; `isEachTime`: it is activated as often as its event has happened. */
export interface Triggered extends Numbered<TriggerEffect> {
  readonly isEachTime: boolean;
}

/** A Continuous Effect with the paths of its modifiers. */
export interface Continuous extends Numbered<ContinuousEffect> {
  readonly paths: readonly string[];
}

/** A card with the facts about its effects that are asked all the time. Those marked as internal are left out of the declarations that others get. */
export interface PoolCard {
  readonly card: Card;
  /** Its name, and the name as which it is always treated. (wording.name.always-treated) */
  readonly names: readonly string[];
  /** The card if it is a monster card, otherwise null. */
  readonly monster: MonsterCard | null;
  readonly inExtraDeck: boolean;
  /** @internal */
  readonly isGemini: boolean;
  /** @internal It is neither Normal Summoned nor Set, by its kind or by its text. (summoning.normal.not-for-special-summon-only-monsters) */
  readonly isSpecialSummonOnly: boolean;
  /** @internal The ways in which its player can Summon it by its own text. */
  readonly ways: readonly OwnWay[];
  /** @internal Effects that may be activated outside a Chain's triggers; each tells whether it is fast. */
  readonly activated: readonly Activatable[];
  /** @internal Effects that a Continuous Trap can use in the link of its activation. */
  readonly joined: readonly Joined[];
  /** @internal */
  readonly triggers: readonly Triggered[];
  /** @internal */
  readonly continuous: readonly Continuous[];
  /** @internal */
  readonly unclassified: readonly Numbered<UnclassifiedEffect>[];
  /** @internal */
  readonly grants: readonly Numbered<GrantEffect>[];
  /** @internal Does its text, or what it gives to others, give effects to what is Summoned with it? */
  readonly isGranting: boolean;
  /** @internal How many of its effects are its own; those that it gained follow. */
  readonly own: number;
  /** @internal Where each effect stands in the definitions. */
  readonly paths: readonly string[];
  /** @internal The events for which its Trigger Effects and unclassified effects wait, and the zones in which these work. */
  readonly awaits: Events;
  /** @internal */
  readonly reactsIn: Zones;
  /** @internal Zones in which some effect can be activated. */
  readonly activeIn: Zones;
  /** @internal Zones in which some Continuous Effect applies. */
  readonly appliesIn: Zones;
  /** @internal The sorts of modifiers that its text can make. */
  readonly modifiers: readonly ModifierName[];
  /** @internal What its text may ask for later, and the duel must remember. */
  readonly memories: ReadonlySet<Memory>;
  /** @internal Kinds of counters that its own text places on this card itself. */
  readonly ownCounters: readonly OwnCounter[];
  /** @internal Could any of its effects be Spell Speed 2 or higher? */
  readonly isFast: boolean;
  /** @internal Can it be a monster that is still a Trap? (monsters.trap-monster.also-a-trap) */
  readonly isTrapMonster: boolean;
}

/** What it waits for; what comes later to where it works is looked at when it comes. */
const awaitedBy = (effect: TriggerEffect | UnclassifiedEffect): readonly { readonly event: EventName }[] => {
  const on = [effect.on].flat();
  const before = on.flatMap((event) => (event.event === 'phase' && event.after ? [event.after] : []));
  const arrival: readonly { readonly event: EventName }[] =
    effect.effect === 'trigger' && effect.evenIfLater ? [{ event: 'moved' }] : [];
  return [...on, ...before, ...arrival];
};

/** A kind of counter that an effect of the card places on it, and how many of them it can hold. */
export interface OwnCounter {
  /** Index of the effect in the definition. */
  readonly effect: number;
  readonly counter: string;
  readonly most: number;
}
const isFast = (card: Card, effect: Effect): boolean =>
  effect.effect === 'quick' ||
  (effect.effect === 'card-activation' &&
    (card.kind === 'trap' || (card.kind === 'spell' && card.property === 'Quick-Play'))) ||
  (effect.effect === 'ignition' && card.kind === 'trap');
// "Cannot be Special Summoned" leaves no way of its own: such a monster is Normal Summoned.
const isSpecialSummonOnly = ({ frame, summoning }: MonsterCard): boolean =>
  frame === 'ritual' ||
  summoning?.first !== undefined ||
  summoning?.onlyByEffectOf !== undefined ||
  summoning?.firstByEffectOf !== undefined ||
  summoning?.normal?.never === true ||
  (summoning?.only?.length ?? 0) > 0;
const isModifier = (part: object): part is Modifier => 'modifies' in part;
const isGrant = (part: object): boolean => 'effect' in part && part.effect === 'grant';
const modifiersIn = (parts: readonly object[]): ModifierName[] => [
  ...new Set(parts.flatMap((part) => (isModifier(part) ? [part.modifies] : []))),
];
const isThisCard = (what: unknown): boolean =>
  partsOf(what).some((part) => 'ref' in part && part.ref === 'this');
const ownCountersOf = ({ effect: text, index: effect }: Numbered<Effect>): OwnCounter[] =>
  partsOf(text).flatMap((part) =>
    'do' in part &&
    part.do === 'place-counters' &&
    'what' in part &&
    isThisCard(part.what) &&
    'counter' in part &&
    typeof part.counter === 'string'
      ? [{ effect, counter: part.counter, most: mostIn(part) }]
      : [],
  );
const mostIn = (part: object): number =>
  'most' in part && typeof part.most === 'number' ? part.most : Number.POSITIVE_INFINITY;
const waysOf = ({ frame, summoning }: MonsterCard): OwnWay[] => {
  const ways: OwnWay[] = [];
  if (summoning?.materials && (frame === 'synchro' || frame === 'xyz' || frame === 'link')) ways.push(frame);
  if (summoning?.xyzOver) ways.push('xyz-over');
  if (summoning?.procedure) ways.push('procedure');
  if (summoning?.otherProcedure) ways.push('other-procedure');
  return ways;
};
const activatable = (
  card: Card,
  effect: Exclude<ActivatedEffect, TriggerEffect>,
  index: number,
): Activatable => {
  const on = effect.effect === 'ignition' ? undefined : effect.on;
  const others = on?.filter(({ event }) => event !== 'activated') ?? [];
  const awaits = {
    nothing: on === undefined,
    activation: on !== undefined && others.length < on.length,
    events: eventsOf(others),
  };
  return { effect, index, from: zonesIn(effect.from), isFast: isFast(card, effect), awaits };
};

/** All zones from which one of them works. */
const zonesOf = (effects: readonly { readonly from: readonly Zone[] }[]): Zones =>
  effects.reduce((zones, { from }) => zones | zonesIn(from), 0);
/** `gained`: paths of effects that it has beside its own. */
export const compile = (defined: Card, own: Card = defined, gained: readonly string[] = []): PoolCard => {
  const card = shapedCard(defined);
  const parts = partsOf(defined);
  const paths = [...own.effects.map((_, index) => `${card.passcode}/effects/${index}`), ...gained];
  const numbered = card.effects.map((effect, index) => ({ effect: whereItWorks(card, effect), index }));
  const activated = numbered.flatMap(({ effect, index }) => (isActivated(effect) ? [{ effect, index }] : []));
  const reacting = numbered.flatMap(({ effect }) =>
    effect.effect === 'trigger' || effect.effect === 'unclassified' ? [effect] : [],
  );
  return {
    card,
    names: card.treatedAs === undefined ? [card.name] : [card.name, card.treatedAs],
    monster: card.kind === 'monster' ? card : null,
    inExtraDeck: card.kind === 'monster' && EXTRA_DECK_FRAMES[card.frame],
    isGemini: card.kind === 'monster' && card.abilities.includes('gemini'),
    isSpecialSummonOnly: card.kind === 'monster' && isSpecialSummonOnly(card),
    ways: card.kind === 'monster' ? waysOf(card) : [],
    activated: activated.flatMap(({ effect, index }) =>
      effect.effect === 'trigger' ? [] : [activatable(card, effect, index)],
    ),
    joined: joinedIn(card),
    awaits: eventsOf(reacting.flatMap(awaitedBy)),
    reactsIn: zonesOf(reacting),
    triggers: activated.flatMap(({ effect, index }) =>
      effect.effect === 'trigger' ? [{ effect, index, isEachTime: isEachTime(effect) }] : [],
    ),
    continuous: numbered.flatMap(({ effect, index }) =>
      effect.effect === 'continuous'
        ? [{ effect, index, paths: effect.modifiers.map((_, at) => `${paths[index]}/modifiers/${at}`) }]
        : [],
    ),
    unclassified: numbered.flatMap(({ effect, index }) =>
      effect.effect === 'unclassified' ? [{ effect, index }] : [],
    ),
    grants: numbered.flatMap(({ effect, index }) => (effect.effect === 'grant' ? [{ effect, index }] : [])),
    isGranting: parts.some(isGrant),
    activeIn: zonesOf(activated.map(({ effect }) => effect)),
    appliesIn: zonesOf(numbered.flatMap(({ effect }) => (effect.effect === 'continuous' ? [effect] : []))),
    modifiers: modifiersIn(parts),
    memories: memoriesFor(parts),
    ownCounters: numbered.flatMap(ownCountersOf),
    isFast: card.effects.some((effect) => isFast(card, effect)),
    isTrapMonster:
      card.kind === 'trap' && parts.some((part) => 'stillTrap' in part && part.stillTrap === true),
    own: own.effects.length,
    paths,
  };
};
