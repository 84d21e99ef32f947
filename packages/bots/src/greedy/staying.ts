/** What a card brings as long as it lies face-up. */
import type { SeenCard } from '@spellspeed/engine';
import { type Effect, isActivated } from '@spellspeed/engine/language';
import { holds } from './amounts.ts';
import { gainOfLasting } from './lasting.ts';
import { sceneOf } from './matches.ts';
import type { Sight } from './sight.ts';

/** What an effect that can be used later is worth now: a little more than the card that it costs. */
const LATER = 350;
const isUsedLater = (effect: Effect): boolean =>
  isActivated(effect) &&
  effect.effect !== 'card-activation' &&
  (effect.from.includes('spells') || effect.from.includes('field'));

export const gainOfStaying = (sight: Sight, card: SeenCard): number =>
  (sight.printed(card)?.effects ?? []).reduce((sum, effect) => {
    if (effect.effect === 'continuous' && holds(sceneOf(sight, card), effect.while))
      return sum + gainOfLasting(sceneOf(sight, card), { ...effect, lasts: 'long' });
    return sum + (sight.can('builds') && isUsedLater(effect) ? LATER : 0);
  }, 0);
