/** Limits that name the card, in languages that say them before the effects. */
import {
  type Card,
  type Effect,
  isPendulumEffect,
  type Limit,
  printedNumber,
} from '@spellspeed/engine/language';

type NamedLimit = Limit & { readonly of: Exclude<Limit['of'], 'copy'> };
/** What several effects of a card say alike, and the numbers of those effects. */
export interface LimitGroup {
  readonly limit: NamedLimit;
  /** None where the card has no other effect. */
  readonly numbers: readonly number[];
  readonly isForSeveral: boolean;
}
/** What a Pendulum Monster tells apart. */
export type KindOfEffects = 'effect' | 'pendulum-effect' | 'monster-effect';
export const kindOfEffects = (card: Card, where: 'pendulum' | 'monster'): KindOfEffects => {
  if (card.kind !== 'monster' || !card.abilities.includes('pendulum')) return 'effect';
  return where === 'pendulum' ? 'pendulum-effect' : 'monster-effect';
};

/** One sentence for those that say the same; the effects of the Pendulum Zone apart; of how many effects in all the numbers are. */
export const limitGroups = (
  card: Card,
  where: 'pendulum' | 'monster',
  numberOfEffects: number,
): readonly LimitGroup[] => {
  const limited = card.effects.flatMap((effect, index) => {
    if (isPendulumEffect(effect) !== (where === 'pendulum')) return [];
    const number = printedNumber(card.effects, index);
    return limitsOf(effect)
      .filter(isNamed)
      .map((limit) => ({ limit, number }));
  });
  const kinds = [...new Set(limited.map(({ limit }) => JSON.stringify(limit)))];
  return kinds.flatMap((kind) => {
    const same = limited.filter(({ limit }) => JSON.stringify(limit) === kind);
    const all = [...new Set(same.map(({ number }) => number))];
    const isOnly = numberOfEffects === 1 && all.length === 1;
    return same
      .slice(0, 1)
      .map(({ limit }) => ({ limit, numbers: isOnly ? [] : all, isForSeveral: all.length > 1 }));
  });
};
const limitsOf = (effect: Effect): readonly Limit[] => [
  ...('limit' in effect && effect.limit ? [effect.limit] : []),
  ...('alsoLimit' in effect && effect.alsoLimit ? [effect.alsoLimit] : []),
];
const isNamed = (limit: Limit): limit is NamedLimit => limit.of !== 'copy';
