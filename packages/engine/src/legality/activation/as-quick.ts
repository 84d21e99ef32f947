/** Ignition Effects that a text lets their player activate as Quick Effects. */
import { forbidding, isAnyInForce, modifiersFor } from '../../field/modifiers.ts';
import type { ActivatedEffect } from '../../language/effect.ts';
import { speakerOf } from '../../meaning/scene.ts';
import { definitionOf, type Table } from '../../state/table.ts';
import type { CardId } from '../../vocabulary/ids.ts';
import { spellSpeedOf } from '../derived.ts';

/** (wording.timing.quick-effect, effects.text-overrides-rules) */
export const isActivatedAsQuick = (table: Table, card: CardId, effect: ActivatedEffect): boolean =>
  effect.effect === 'ignition' &&
  isAnyInForce(table, 'activates-as-quick') &&
  forbidding(table, card, modifiersFor(table, speakerOf(table, card), 'activates-as-quick')) !== undefined;

/** The Spell Speed that an effect has now. (effects.quick.spell-speed-2) */
export const spellSpeedNow = (table: Table, card: CardId, effect: ActivatedEffect): 1 | 2 | 3 =>
  isActivatedAsQuick(table, card, effect) ? 2 : spellSpeedOf(definitionOf(table, card).card, effect);
