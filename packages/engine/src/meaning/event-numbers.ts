/** What an event tells in numbers: damage, the materials that a card had. */
import {
  EVENT_BATTLE_DAMAGE,
  EVENT_DAMAGE,
  EVENT_EFFECT_DAMAGE,
  EVENT_MATERIALS,
} from '../language/amount.ts';
import type { Happening } from '../state/happening.ts';
import type { Scene } from '../state/scene.ts';

const NOTHING: Scene['noted'] = {};
/** What a text reads of the event in numbers. */
export const notedOf = (happening: Happening): Scene['noted'] => {
  switch (happening.what) {
    case 'battle-damage':
      return { [EVENT_DAMAGE]: happening.amount, [EVENT_BATTLE_DAMAGE]: happening.amount };
    case 'effect-damage':
      return { [EVENT_DAMAGE]: happening.amount, [EVENT_EFFECT_DAMAGE]: happening.amount };
    case 'summoned':
      return happening.own ?? NOTHING;
    case 'moved':
      return happening.before.materials.length === 0
        ? NOTHING
        : { [EVENT_MATERIALS]: happening.before.materials.length };
    default:
      return NOTHING;
  }
};
