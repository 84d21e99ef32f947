/** What may be activated in the Damage Step. */
import { type ActivatedEffect, isMandatory } from '../../language/effect.ts';
import { isDoomed } from '../../state/cards-of.ts';
import { type Obstacle, obstacle } from '../../state/obstacle.ts';
import { definitionOf, type Table } from '../../state/table.ts';
import type { CardId } from '../../vocabulary/ids.ts';
import { isDamageStep } from '../../vocabulary/phases.ts';
import { damageStepTimings, namesTiming } from '../derived.ts';

export const obstacleInDamageStep = (
  table: Table,
  card: CardId,
  effect: ActivatedEffect,
): Obstacle | undefined => {
  const { timing } = table.state;
  if (!isDamageStep(timing)) return undefined;
  // (damage-step.determined.no-optional-quick-effects, effects.quick.doomed-monster-optional-not)
  // A mandatory one is activated all the same, and a Trigger Effect. (effects.quick.doomed-monster-mandatory-does,
  // effects.negate.after-damage-calculation-trigger-double-destruction)
  if (effect.effect === 'quick' && !isMandatory(effect) && isDoomed(table, card))
    return obstacle('damage-step.determined.no-optional-quick-effects', card);
  if (isMandatory(effect)) return undefined;
  if (!damageStepTimings(definitionOf(table, card).card, effect).includes(timing))
    return obstacle('damage-step.activation.restricted', card);
  // Its timing's one Chain is over. (damage-step.chain.one-chain-from-damage-calculation-on)
  return table.state.battle?.chainOver === timing && namesTiming(effect, timing)
    ? obstacle('damage-step.chain.one-chain-from-damage-calculation-on', card)
    : undefined;
};
