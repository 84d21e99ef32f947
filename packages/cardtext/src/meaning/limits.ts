/** Limits that name the card, in languages that say them before the effects. */
import { type Card, type Effect, isPendulumEffect, type Limit, printedNumber } from '@spellspeed/engine';

type NamedLimit = Limit & { readonly of: Exclude<Limit['of'], 'copy'> };
/** What several effects of a card say alike, and the numbers of those effects. */
export interface LimitGroup {
  readonly limit: NamedLimit;
  readonly numbers: readonly number[];
}

/** One sentence for those that say the same; the effects of the Pendulum Zone apart. */
export const limitGroups = (card: Card, where: 'pendulum' | 'monster'): readonly LimitGroup[] => {
  const limited = card.effects.flatMap((effect, index) => {
    const limit = limitOf(effect);
    const belongs = isPendulumEffect(effect) === (where === 'pendulum');
    return limit && isNamed(limit) && belongs ? [{ limit, number: printedNumber(card.effects, index) }] : [];
  });
  const kinds = [...new Set(limited.map(({ limit }) => JSON.stringify(limit)))];
  return kinds.flatMap((kind) => {
    const same = limited.filter(({ limit }) => JSON.stringify(limit) === kind);
    return same.slice(0, 1).map(({ limit }) => ({
      limit,
      numbers: [...new Set(same.map(({ number }) => number))],
    }));
  });
};
const limitOf = (effect: Effect): Limit | undefined => ('limit' in effect ? effect.limit : undefined);
const isNamed = (limit: Limit): limit is NamedLimit => limit.of !== 'copy';
