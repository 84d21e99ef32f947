/** The cards that a duel may use: immutable definitions, found by passcode, and what is derived from them once. */
import type { Card, MonsterCard, OwnWay } from '../language/card.ts';
import {
  type ActivatedEffect,
  type ContinuousEffect,
  type Effect,
  isActivated,
  type TriggerEffect,
  type UnclassifiedEffect,
} from '../language/effect.ts';
import type { Modifier, ModifierName } from '../language/modifier.ts';
import type { Declared } from '../vocabulary/declared.ts';
import type { Passcode } from '../vocabulary/ids.ts';
import { EXTRA_DECK_FRAMES } from '../vocabulary/kinds.ts';
import type { Zone } from '../vocabulary/zones.ts';
import { bug } from './bug.ts';
import { canonicalJson, digestOf } from './json.ts';

/** An effect with its place in the definition. */
export interface Numbered<E extends Effect> {
  readonly index: number;
  readonly effect: E;
}

/** A card with the facts about its effects that are asked all the time. */
export interface PoolCard {
  readonly card: Card;
  /** The card if it is a monster card, otherwise null. */
  readonly monster: MonsterCard | null;
  readonly inExtraDeck: boolean;
  readonly isGemini: boolean;
  /** The ways in which its player can Summon it by its own text. */
  readonly ways: readonly OwnWay[];
  /** Effects that may be activated outside a Chain's triggers, by whether they can answer something. */
  readonly activated: readonly Numbered<ActivatedEffect>[];
  readonly triggers: readonly Numbered<TriggerEffect>[];
  readonly continuous: readonly Numbered<ContinuousEffect>[];
  readonly unclassified: readonly Numbered<UnclassifiedEffect>[];
  /** Zones in which some effect can be activated. */
  readonly activeIn: { readonly [zone in Zone]?: true };
  /** The sorts of modifiers that its text can make. */
  readonly modifiers: readonly ModifierName[];
  /** Kinds of counters that its own text places on this card itself. */
  readonly ownCounters: readonly OwnCounter[];
  /** Could any of its effects be Spell Speed 2 or higher? */
  readonly isFast: boolean;
}

/** A kind of counter and how many of them its card can hold. */
export interface OwnCounter {
  readonly counter: string;
  readonly most: number;
}

export interface CardPool {
  /** Digest of all definitions: two pools with equal digests play equal duels. */
  readonly hash: string;
  readonly get: (passcode: Passcode) => PoolCard | undefined;
  readonly passcodes: readonly Passcode[];
  /** The names of its cards, each with the passcode of a card that bears it. */
  readonly names: readonly Declared[];
  /** The name of the card with this passcode. */
  readonly nameAt: (passcode: number) => string | undefined;
  /** Digest of one definition. */
  readonly hashOf: (passcode: Passcode) => string;
  /** The part of a definition to which a path such as `PASSCODE/effects/0/modes/0/resolve` leads. */
  readonly partAt: (path: string) => unknown;
}

const isFast = (card: Card, effect: Effect): boolean =>
  effect.effect === 'quick' ||
  (effect.effect === 'card-activation' &&
    (card.kind === 'trap' || (card.kind === 'spell' && card.property === 'Quick-Play'))) ||
  (effect.effect === 'ignition' && card.kind === 'trap');

/** A part of a definition with all that is in it. */
const partsOf = (part: unknown): readonly object[] =>
  typeof part === 'object' && part !== null ? [part, ...Object.values(part).flatMap(partsOf)] : [];

const isModifier = (part: object): part is Modifier => 'modifies' in part;
const modifiersIn = (card: Card): ModifierName[] => [
  ...new Set(
    partsOf(card)
      .filter(isModifier)
      .map(({ modifies }) => modifies),
  ),
];

const isThisCard = (what: unknown): boolean =>
  partsOf(what).some((part) => 'ref' in part && part.ref === 'this');
const ownCountersOf = (card: Card): OwnCounter[] =>
  partsOf(card.effects).flatMap((part) =>
    'do' in part &&
    part.do === 'place-counters' &&
    'what' in part &&
    isThisCard(part.what) &&
    'counter' in part &&
    typeof part.counter === 'string'
      ? [{ counter: part.counter, most: mostIn(part) }]
      : [],
  );

const mostIn = (part: object): number =>
  'most' in part && typeof part.most === 'number' ? part.most : Number.POSITIVE_INFINITY;

const waysOf = ({ frame, summoning }: MonsterCard): OwnWay[] => {
  const ways: OwnWay[] = [];
  if (summoning?.materials && (frame === 'synchro' || frame === 'xyz' || frame === 'link')) ways.push(frame);
  if (summoning?.xyzOver) ways.push('xyz-over');
  if (summoning?.procedure) ways.push('procedure');
  return ways;
};

const compile = (card: Card): PoolCard => {
  const numbered = card.effects.map((effect, index) => ({ effect, index }));
  const activated = numbered.flatMap(({ effect, index }) => (isActivated(effect) ? [{ effect, index }] : []));
  return {
    card,
    monster: card.kind === 'monster' ? card : null,
    inExtraDeck: card.kind === 'monster' && EXTRA_DECK_FRAMES[card.frame],
    isGemini: card.kind === 'monster' && card.abilities.includes('gemini'),
    ways: card.kind === 'monster' ? waysOf(card) : [],
    activated: activated.filter(({ effect }) => effect.effect !== 'trigger'),
    triggers: activated.flatMap(({ effect, index }) =>
      effect.effect === 'trigger' ? [{ effect, index }] : [],
    ),
    continuous: numbered.flatMap(({ effect, index }) =>
      effect.effect === 'continuous' ? [{ effect, index }] : [],
    ),
    unclassified: numbered.flatMap(({ effect, index }) =>
      effect.effect === 'unclassified' ? [{ effect, index }] : [],
    ),
    activeIn: Object.fromEntries(
      activated.flatMap(({ effect }) => effect.from.map((zone) => [zone, true as const])),
    ),
    modifiers: modifiersIn(card),
    ownCounters: ownCountersOf(card),
    isFast: card.effects.some((effect) => isFast(card, effect)),
  };
};

const walk = (root: unknown, path: string): unknown => {
  let part: unknown = root;
  for (const key of path.split('/').slice(1)) {
    if (part === null || typeof part !== 'object') return bug(`the path ${path} leads nowhere`);
    part = Reflect.get(part, key);
  }
  return part;
};

/** The Tokens that the texts make, each once. */
const tokensIn = (cards: readonly Card[]): readonly Card[] => {
  const tokens = new Map<Passcode, Card>();
  const search = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    if ('frame' in part && part.frame === 'token' && 'passcode' in part) {
      const token = part as MonsterCard;
      tokens.set(token.passcode, token);
      return;
    }
    for (const inner of Object.values(part)) search(inner);
  };
  const own = new Set(cards.map(({ passcode }) => passcode));
  for (const card of cards) if (card.effects.length > 0) search(card.effects);
  return [...tokens.values()].filter(({ passcode }) => !own.has(passcode));
};

/**
 * Makes a pool of card definitions. The Tokens that their texts make come with them. Definitions are taken as they are and must not be changed afterwards; of two with the same
 * passcode the second is refused with an error that names both.
 */
export const createPool = (cards: readonly Card[]): CardPool => {
  const byPasscode = new Map<Passcode, PoolCard>();
  for (const card of [...cards, ...tokensIn(cards)]) {
    const other = byPasscode.get(card.passcode);
    if (other)
      throw new RangeError(
        `Two cards have the passcode ${card.passcode}: "${other.card.name}" and "${card.name}".`,
      );
    byPasscode.set(card.passcode, compile(card));
  }
  const parts = new Map<string, unknown>();
  const hashes = new Map<Passcode, string>();
  const hashOf = (passcode: Passcode): string => {
    let hash = hashes.get(passcode);
    if (hash === undefined) {
      hash = digestOf(canonicalJson(byPasscode.get(passcode)?.card ?? null));
      hashes.set(passcode, hash);
    }
    return hash;
  };
  const passcodes = [...byPasscode.keys()].sort((a, b) => a - b);
  const names = new Map(passcodes.map((value) => [byPasscode.get(value)?.card.name ?? '', value]));
  const declarable = [...names].map(([word, value]) => ({ value, word }));
  let poolHash: string | undefined;
  return {
    get hash() {
      poolHash ??= digestOf(passcodes.map(hashOf).join());
      return poolHash;
    },
    get: (passcode) => byPasscode.get(passcode),
    passcodes,
    names: declarable,
    nameAt: (passcode) => byPasscode.get(passcode as Passcode)?.card.name,
    hashOf,
    partAt: (path) => {
      let part = parts.get(path);
      if (part === undefined) {
        const passcode = Number(path.slice(0, path.indexOf('/'))) as Passcode;
        part = walk(byPasscode.get(passcode)?.card, path);
        if (part === undefined) bug(`nothing stands at ${path} in the definitions`);
        parts.set(path, part);
      }
      return part;
    },
  };
};
