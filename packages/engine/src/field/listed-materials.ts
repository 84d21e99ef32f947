/** The materials that a monster lists for a way of Summoning it, or that a text in force names instead. */
import { either, sameNameAs } from '../language/build-filter.ts';
import { thisCard } from '../language/build-reference.ts';
import type { Material, OwnWay, Summoning } from '../language/card.ts';
import type { Filter } from '../language/filter.ts';
import type { Modifier } from '../language/modifier.ts';
import { once } from '../language/once.ts';
import { matches } from '../meaning/filter.ts';
import { monstersOf } from '../state/cards-of.ts';
import type { Constraint } from '../state/decision.ts';
import { cardOf, definitionOf, type Table } from '../state/table.ts';
import type { CardId } from '../vocabulary/ids.ts';
import { opponentOf, type Player } from '../vocabulary/players.ts';
import type { Active } from './active.ts';
import { COMPARED, type Compared } from './compared.ts';
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
/** Their monsters that its text lets the player use as well. (effects.text-overrides-rules) */
export const opponentsMaterials = (table: Table, player: Player, monster: CardId): readonly CardId[] =>
  summoningOf(table, monster)?.alsoOpponents ? monstersOf(table, opponentOf(player)) : [];

/** What the list demands of the materials together. (wording.style.different-names, wording.style.same-of-materials) */
export const constraintsOfList = (
  table: Table,
  monster: CardId,
  cards: readonly CardId[],
  player: Player,
): readonly Constraint[] => {
  const { different, same = [], alsoOpponents } = summoningOf(table, monster) ?? {};
  const valuesOf = (of: Compared) => cards.map((card) => COMPARED[of](table, card));
  const theirs = alsoOpponents ? cards.map((card) => Number(cardOf(table, card).controller !== player)) : [];
  return [
    ...(different ? [{ must: 'differ', values: valuesOf(different), of: different } as const] : []),
    ...same.map((of) => ({ must: 'agree', values: valuesOf(of), of }) as const),
    ...(alsoOpponents ? [{ must: 'stay-within', values: theirs, most: alsoOpponents } as const] : []),
  ];
};
const summoningOf = (table: Table, card: CardId): Summoning | undefined =>
  definitionOf(table, card).monster?.summoning;

const one = once((filter: Filter): readonly Material[] => [{ filter, count: 1 }]);
const ofItsName = once((filter: Filter): readonly Material[] => [
  { filter: [...filter, sameNameAs(thisCard)], count: 1 },
]);
