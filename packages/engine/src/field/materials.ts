/** The choice of materials for a monster among what the player could use: how many, and what they must satisfy together. */

import { isProcedure, type Material, type OwnWay, PROPERLY, procedureOf } from '../language/card.ts';
import type { Filter } from '../language/filter.ts';
import { once } from '../language/once.ts';
import { transientScene } from '../meaning/scene.ts';
import { materialsOf } from '../moves/piles.ts';
import { boundTo, cardsIn, isDoomed, monstersOf } from '../state/cards-of.ts';
import type { Constraint } from '../state/decision.ts';
import type { Scene } from '../state/scene.ts';
import { hasLegalSelection } from '../state/selection.ts';
import { cardOf, definitionOf, type Table } from '../state/table.ts';
import { gather } from '../vocabulary/gather.ts';
import type { CardId } from '../vocabulary/ids.ts';
import { type Player, playersOf } from '../vocabulary/players.ts';
import { isFieldZone } from '../vocabulary/zones.ts';
import { constraintsOfList, listedMaterials, opponentsMaterials } from './listed-materials.ts';
import { MATERIAL_RULES } from './material-rules.ts';
import {
  constraintsOfTexts,
  isForbidden,
  isSuchMaterial,
  type MaterialFor,
  materialsFromHand,
} from './material-texts.ts';
import { mayStartBan, startsBan } from './started-ban.ts';
import { isSubstitute, substituteFor } from './substitutes.ts';
import { zoneConstraint } from './zones.ts';

/** Materials from which to choose, and what the choice must satisfy. */
export interface MaterialChoice {
  readonly cards: readonly CardId[];
  readonly min: number;
  readonly max: number;
  readonly constraints: readonly Constraint[];
}

/** How many materials are needed at least: as many as are listed. */
const fewestOf = once((materials: readonly Material[]): number =>
  materials.reduce((sum, { count }) => sum + count, 0),
);

/**
 * Is there a card for each material among those that the player could take at all? It only spares `ownMaterials`, which decides, the
 * monsters that have none.
 */
export const mayHaveMaterials = (table: Table, player: Player, monster: CardId, way: OwnWay): boolean => {
  const materials = listedMaterials(table, player, monster, way);
  if (!materials) return false;
  const scene = transientScene(table, monster, 0, player);
  const candidates = ownCandidates(table, player, monster, way);
  return (
    isAnyForEach(table, materials, candidates, { way, monster, scene }) &&
    (way !== 'synchro' || mayAddUp(table, monster, candidates))
  );
};
/** No sum of Levels is greater than the bits of a number. */
const MOST = 30;
/** Could some of the candidates add up to its Level? One bit for each sum that they could make. */
const mayAddUp = (table: Table, monster: CardId, candidates: readonly CardId[]): boolean => {
  const total = table.look.level(table, monster) ?? 0;
  let sums = 1;
  for (const card of candidates) {
    const level = table.look.level(table, card) ?? 0;
    if (level <= MOST) sums |= sums << level;
  }
  return total > MOST || ((sums >>> total) & 1) === 1;
};
/** Are there enough candidates, and for each material as many as it wants, whatever they are used for besides? */
export const isAnyForEach = (
  table: Table,
  materials: readonly Material[],
  candidates: readonly CardId[],
  use: MaterialFor,
): boolean => {
  if (candidates.length < fewestOf(materials)) return false;
  for (const { filter, count } of materials) {
    let missing = count;
    for (const card of candidates) {
      if (isSuchMaterial(table, filter, card, use)) missing--;
      if (missing <= 0) break;
    }
    if (missing > 0) return false;
  }
  return true;
};

/** The choice of materials for a monster among candidates; null if there are not enough, or no zone would be left. */
export const materialChoice = (
  table: Table,
  player: Player,
  monster: CardId,
  way: OwnWay | 'fusion',
  candidates: readonly CardId[],
  scene: Scene,
): MaterialChoice | null => {
  const materials = listedMaterials(table, player, monster, way);
  if (!materials || candidates.length < fewestOf(materials)) return null;
  const use = { way, monster, scene };
  const fits = (filter: Filter, card: CardId): boolean => isSuchMaterial(table, filter, card, use);
  const by = { player, way: way === 'fusion' ? way : PROPERLY[way] };
  const mayStart = mayStartBan(table);
  const cards = candidates.filter(
    (card) =>
      card !== monster &&
      !(mayStart && startsBan(table, monster, by, [card])) &&
      !isDoomed(table, card) &&
      !isForbidden(table, card, way, monster) &&
      MATERIAL_RULES[way].admits(table, card, monster) &&
      (materials.some(({ filter }) => fits(filter, card)) || isSubstitute(table, card, way, monster)),
  );
  const indexesOf = (filter: Filter): readonly number[] => {
    const indexes: number[] = [];
    for (let index = 0; index < cards.length; index++)
      if (fits(filter, cards[index] as CardId)) indexes.push(index);
    return indexes;
  };
  const slots: (readonly number[])[] = [];
  const more: number[] = [];
  for (const { filter, count, orMore } of materials) {
    const fitting = indexesOf(filter);
    for (let slot = 0; slot < count; slot++) slots.push(fitting);
    if (orMore) more.push(...fitting);
  }
  const substitute = substituteFor(table, materials, cards, way, monster);
  const unfilled = slots.filter((slot) => slot.length === 0).length;
  if (cards.length < slots.length || unfilled > (substitute ? 1 : 0)) return null;
  const zone = zoneConstraint(table, player, monster, cards);
  if (zone === undefined) return null;
  const including = summoningOf(table, monster)?.including;
  const constraints: Constraint[] = [
    { must: 'fill-slots', slots, ...(more.length > 0 ? { more } : {}), ...(substitute && { substitute }) },
    ...MATERIAL_RULES[way].constraints(table, monster, cards),
    ...constraintsOfTexts(table, cards, use),
    ...(zone === null ? [] : [zone]),
    ...(way === 'xyz-over' || way === 'link-entire' ? [] : constraintsOfList(table, monster, cards, player)),
    ...(including && way !== 'xyz-over' && way !== 'link-entire'
      ? [{ must: 'include-one-of', choices: indexesOf(including) } as const]
      : []),
  ];
  const max = more.length > 0 ? cards.length : slots.length;
  const choice = { cards, min: slots.length, max, constraints };
  return hasLegalSelection({ choices: cards, min: choice.min, max: choice.max, constraints }) ? choice : null;
};

export const summoningOf = (table: Table, card: CardId) => definitionOf(table, card).monster?.summoning;
/**
 * Nobody can use what only the opponent may look at. (summoning.fusion.no-face-down-card-of-the-opponent)
 * (faq.fusion-material.opponents-face-down)
 */
export const isKnownTo = (table: Table, player: Player, card: CardId): boolean => {
  const { zone, face, controller } = cardOf(table, card);
  return !isFieldZone(zone) || face === 'up' || controller === player;
};
/** The cards that the procedure of a text may use: the player's own, or "from either field". (summoning.contact-fusion.equip-card-counts-by-its-name) */
const procedureMaterials = (table: Table, player: Player, card: CardId, way: OwnWay): readonly CardId[] => {
  const { materialsIn = [], materialsOf: side = 'you' } = procedureOf(summoningOf(table, card), way) ?? {};
  return gather(materialsIn, (zone) =>
    gather(playersOf(side, player), (each) => cardsIn(table, each, zone)),
  ).filter((each) => isKnownTo(table, player, each));
};

/** The cards that could be materials for a Summon by the card's own text, whatever it lists. */
const ownCandidates = (table: Table, player: Player, card: CardId, way: OwnWay): readonly CardId[] => {
  if (isProcedure(way)) return procedureMaterials(table, player, card, way);
  const fromHand = materialsFromHand(table, player, { way, monster: card });
  const monsters = monstersOf(table, player);
  const theirs = opponentsMaterials(table, player, card);
  return fromHand.length + theirs.length === 0 ? monsters : [...monsters, ...theirs, ...fromHand];
};

/** The materials for a Summon by the card's own text, null if there are not enough; `among` these only, and with those that an effect names. */
export const ownMaterials = (
  table: Table,
  player: Player,
  card: CardId,
  way: OwnWay,
  among?: readonly CardId[],
  named: readonly CardId[] = [],
): MaterialChoice | null => {
  const own = ownCandidates(table, player, card, way);
  const all = named.length === 0 ? own : [...own, ...named.filter((each) => !own.includes(each))];
  const candidates = among ? all.filter((each) => among.includes(each)) : all;
  const detached = way === 'xyz-over' ? (summoningOf(table, card)?.xyzOverDetaching ?? 0) : 0;
  if (detached > 0) {
    const able = candidates.filter((each) => materialsOf(table, boundTo(table, each)).length >= detached);
    return materialChoice(table, player, card, way, able, transientScene(table, card, 0, player));
  }
  return materialChoice(table, player, card, way, candidates, transientScene(table, card, 0, player));
};
