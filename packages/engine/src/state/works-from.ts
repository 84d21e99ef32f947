/** Where an effect works that names no place: of a monster in the Monster Zone, of a Spell or Trap wherever it lies on the field. */
import type { Card } from '../language/card.ts';
import type { ContinuousEffect, Effect, UnclassifiedEffect } from '../language/effect.ts';
import { FIELD_ZONES, type Zone } from '../vocabulary/zones.ts';

const IN_MONSTER_ZONE: readonly Zone[] = ['monsters'];

/** Is it about where the card goes that leaves the field? As such it is its original card again. (faq.equip.leaves-as-its-original-card) */
const isAboutItsLeaving = (effect: ContinuousEffect | UnclassifiedEffect): boolean =>
  effect.effect === 'unclassified'
    ? effect.on.event === 'moved' && effect.on.card.some((test) => test.test === 'is')
    : effect.modifiers.every(
        ({ modifies }) =>
          modifies === 'banished-when-it-leaves' || modifies === 'placed-on-bottom-when-it-leaves',
      );
const namesNoPlace = ({ from }: Effect): boolean => FIELD_ZONES.every((zone) => from.includes(zone));

/**
 * The effect of a card as it works there. A monster that is an Equip Card, or lies in another zone as a Spell, is no monster: of its text it has what
 * speaks of that place. (stats.equip.effects-of-a-monster-as-equip-card-are-equip-spell-effects, faq.only-one.cards-in-the-spell-and-trap-zone)
 */
export const whereItWorks = (card: Card, effect: Effect): Effect =>
  card.kind === 'monster' &&
  (effect.effect === 'continuous' || effect.effect === 'unclassified') &&
  namesNoPlace(effect) &&
  !isAboutItsLeaving(effect)
    ? { ...effect, from: IN_MONSTER_ZONE }
    : effect;
