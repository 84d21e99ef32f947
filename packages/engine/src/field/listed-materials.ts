/** The materials that a monster lists for a way of Summoning it, or that a text in force names instead. */
import { either, sameNameAs } from '../language/build-filter.ts';
import { thisCard } from '../language/build-reference.ts';
import type { Material, OwnWay } from '../language/card.ts';
import type { Filter } from '../language/filter.ts';
import type { Modifier } from '../language/modifier.ts';
import { once } from '../language/once.ts';
import { matches } from '../meaning/filter.ts';
import { definitionOf, type Table } from '../state/table.ts';
import type { CardId } from '../vocabulary/ids.ts';
import type { Player } from '../vocabulary/players.ts';
import type { Active } from './active.ts';
import { modifiersFor } from './modifiers.ts';

/** The texts that let this monster be Link Summoned with a single monster of its name. (effects.unclassified.entire-material) */
export const entireMaterialsFor = (
  table: Table,
  player: Player,
  monster: CardId,
): readonly Active<Extract<Modifier, { modifies: 'entire-material' }>>[] =>
  modifiersFor(table, player, 'entire-material').filter(({ modifier, scene }) =>
    matches(table, modifier.of, monster, scene, 'all'),
  );

/** Undefined where it lists none. */
export const listedMaterials = (
  table: Table,
  player: Player,
  monster: CardId,
  way: OwnWay | 'fusion',
): readonly Material[] | undefined => {
  const summoning = definitionOf(table, monster).monster?.summoning;
  if (way === 'link-entire') {
    const [first, ...others] = entireMaterialsFor(table, player, monster);
    if (first === undefined) return undefined;
    const { material } = first.modifier;
    if (others.length === 0) return ofItsName(material);
    return ofItsName([either(material, ...others.map(({ modifier }) => modifier.material))]);
  }
  if (way !== 'xyz-over') return summoning?.materials;
  return summoning?.xyzOver && one(summoning.xyzOver);
};
const one = once((filter: Filter): readonly Material[] => [{ filter, count: 1 }]);
const ofItsName = once((filter: Filter): readonly Material[] => [
  { filter: [...filter, sameNameAs(thisCard)], count: 1 },
]);
