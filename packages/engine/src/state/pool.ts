/** The cards that a duel may use: immutable definitions, found by passcode, and what is derived from them once. */
import type { Card } from '../language/card.ts';
import { type CardSource, isCardSource, sourceOf } from '../language/card-source.ts';
import { type Effect, isPendulumEffect } from '../language/effect.ts';
import { onceForKey } from '../language/once.ts';
import type { Declared } from '../vocabulary/declared.ts';
import { gather } from '../vocabulary/gather.ts';
import type { Passcode } from '../vocabulary/ids.ts';
import { bug } from './bug.ts';
import { canonicalJson, digestOf } from './json.ts';
import { compile, type PoolCard } from './pool-card.ts';

/** The cards that duels can be played with; `createPool` makes one. */
export interface CardPool {
  /** Digest of all definitions: two pools with equal digests play equal duels. */
  readonly hash: string;
  readonly get: (passcode: Passcode) => PoolCard | undefined;
  readonly passcodes: readonly Passcode[];
  /** The names of its cards, each with the passcode of a card that bears it. */
  readonly names: readonly Declared[];
  /** The name of the card with this passcode. */
  readonly nameAt: (passcode: number) => string | undefined;
  /** The archetypes of the cards with this name. */
  readonly seriesOf: (name: string) => readonly string[] | undefined;
  /** Digest of one definition. */
  readonly hashOf: (passcode: Passcode) => string;
  /** A card that has gained the effects at these paths. */
  readonly withGained: (passcode: Passcode, gained: readonly string[]) => PoolCard | undefined;
  /** @internal The paths of the printed effects of a card, without Pendulum Effects. */
  readonly originalEffectsAt: (passcode: number) => readonly string[];
  /** @internal The part of a definition to which a path such as `PASSCODE/effects/0/modes/0/resolve` leads. */
  readonly partAt: (path: string) => unknown;
}

const asPasscode = (passcode: number): Passcode => passcode as Passcode;
/** Found when it is first asked for. */
const lazily = <T>(find: () => T): (() => T) => {
  let found: { readonly value: T } | undefined;
  return () => {
    found ??= { value: find() };
    return found.value;
  };
};
// "Cannot be Special Summoned" leaves no way of its own: such a monster is Normal Summoned.
const walk = (root: unknown, path: string): unknown => {
  let part: unknown = root;
  for (const key of path.split('/').slice(1)) {
    if (part === null || typeof part !== 'object') return bug(`the path ${path} leads nowhere`);
    part = Reflect.get(part, key);
  }
  return part;
};

/** Paths of the printed effects of a card, without Pendulum Effects. */
const originalEffectsOf = (card: Card | undefined): readonly string[] =>
  (card?.effects ?? []).flatMap((effect, index) =>
    isPendulumEffect(effect) || isPendulumActivation(card, effect)
      ? []
      : [`${card?.passcode}/effects/${index}`],
  );
/** A monster is activated as a card in a Pendulum Zone alone. (monsters.pendulum.placing-counts-as-spell-activation) */
const isPendulumActivation = (card: Card | undefined, { effect }: Effect): boolean =>
  card?.kind === 'monster' && effect === 'card-activation';

/**
 * Makes a pool of card definitions, given one by one or as a source that makes each when it is first asked for. The Tokens that their texts make come with them. Definitions are taken
 * as they are and must not be changed afterwards; of two with the same passcode the second is refused with an error that names both. A definition is prepared when a duel first uses it.
 */
export const createPool = (cards: Iterable<Card> | CardSource): CardPool => {
  const printed = isCardSource(cards) ? cards : sourceOf(cards);
  const cardAt = (passcode: number): Card | undefined => printed.get(passcode) ?? printed.token(passcode);
  const get = onceForKey((passcode: Passcode): PoolCard | undefined => {
    const card = cardAt(passcode);
    return card && compile(card);
  });
  const hashOf = onceForKey(
    (passcode: Passcode) => printed.digestOf?.(passcode) ?? digestOf(canonicalJson(cardAt(passcode) ?? null)),
  );
  const partAt = onceForKey((path: string): unknown => {
    const part = walk(cardAt(Number(path.slice(0, path.indexOf('/')))), path);
    return part === undefined ? bug(`nothing stands at ${path} in the definitions`) : part;
  });
  const gaining = onceForKey((key: string): PoolCard | undefined => {
    const [passcode, ...gained] = key.split(' ');
    const base = get(Number(passcode) as Passcode);
    // These paths lead to effects.
    const effects = gained.map((path) => partAt(path) as Effect);
    return base && compile({ ...base.card, effects: [...base.card.effects, ...effects] }, base.card, gained);
  });
  const passcodes = lazily(() =>
    [...new Set([...printed.passcodes, ...printed.tokens])].sort((a, b) => a - b).map(asPasscode),
  );
  const byName = lazily(() => new Map(passcodes().map((value) => [cardAt(value)?.name ?? '', value])));
  // The name of a Token is not declared. (faq.token.names)
  const isToken = (passcode: Passcode): boolean => get(passcode)?.monster?.frame === 'token';
  const names = lazily(() =>
    gather([...byName()], ([word, value]) => (isToken(value) ? [] : [{ value, word }])),
  );
  const hash = lazily(() => digestOf(passcodes().map(hashOf).join()));
  return {
    get hash() {
      return hash();
    },
    get,
    get passcodes() {
      return passcodes();
    },
    get names() {
      return names();
    },
    nameAt: (passcode) => cardAt(passcode)?.name,
    seriesOf: (name) => {
      const passcode = byName().get(name);
      return passcode === undefined ? undefined : cardAt(passcode)?.series;
    },
    hashOf,
    partAt,
    withGained: (passcode, gained) =>
      gained.length === 0 ? get(passcode) : gaining([passcode, ...gained].join(' ')),
    originalEffectsAt: (passcode) => originalEffectsOf(cardAt(passcode)),
  };
};
