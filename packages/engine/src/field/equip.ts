/** To which monsters an Equip Spell can be equipped: what its own activation targets. */
import type { Action } from '../language/action.ts';
import type { MonsterCard } from '../language/card.ts';
import { isActivated } from '../language/effect.ts';
import type { Filter } from '../language/filter.ts';
import { matches } from '../meaning/filter.ts';
import { transientScene } from '../meaning/scene.ts';
import { definitionOf, type Table } from '../state/table.ts';
import type { CardId } from '../vocabulary/ids.ts';
import type { Player } from '../vocabulary/players.ts';

/** Asked of an Equip Spell that is to be equipped by `you`, or of one that lies on the field already. */
export type Equipping = { readonly by: Player } | 'equipped';

/** Does the Equip Spell fit this monster? Of any other card nothing is asked. (stats.equip.destroyed-without-its-monster) */
export const fitsEquip = (table: Table, equip: CardId, host: CardId, equipping: Equipping): boolean => {
  const { card: printed } = definitionOf(table, equip);
  if (printed.kind === 'monster') return equipping === 'equipped' || fitsUnion(table, equip, printed, host);
  if (printed.kind !== 'spell' || printed.property !== 'Equip') return true;
  return printed.effects.every((effect, index) => {
    const [mode] = effect.effect === 'card-activation' ? effect.modes : [];
    if (mode?.resolve === undefined || firstOf(mode.resolve).do !== 'equip') return true;
    const filter = mode.targets[0]?.filter ?? [];
    return equipping === 'equipped'
      ? matches(table, lasting(filter), host, transientScene(table, equip, index))
      : matches(table, filter, host, transientScene(table, equip, index, equipping.by));
  });
};

const firstOf = (action: Action): Action => {
  const [first] = action.do === 'sequence' ? action.parts : [];
  return first === undefined ? action : firstOf(first);
};

/**
 * A Union monster fits what its own text equips it to, whoever controls that and wherever it lies itself. (stats.equip.monster-used-as-equip-card-is-an-equip-spell)
 * (faq.equip.equipped-by-another-effect)
 */
const fitsUnion = (table: Table, union: CardId, printed: MonsterCard, host: CardId): boolean =>
  !printed.abilities.includes('union') ||
  printed.effects.some(
    (effect, index) =>
      isActivated(effect) &&
      effect.modes.some(
        ({ resolve, targets: [target] }) =>
          resolve?.do === 'equip' &&
          target !== undefined &&
          matches(table, unplaced(target.filter), host, transientScene(table, union, index)),
      ),
  );
const unplaced = (filter: Filter): Filter =>
  filter.filter(({ test }) => test !== 'in' && test !== 'other-than');

/** That it has to be the opponent's is asked of the activation alone: the card itself may take control of it. */
const lasting = (filter: Filter): Filter =>
  filter.filter((test) => test.test !== 'in' || test.side !== 'opponent');
