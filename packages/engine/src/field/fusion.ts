/** Which Fusion Monsters can be Summoned with which materials. */
import type { Material } from '../language/card.ts';
import type { Filter } from '../language/filter.ts';
import { cardsMatching, matches } from '../meaning/filter.ts';
import type { Constraint } from '../state/decision.ts';
import type { Scene } from '../state/scene.ts';
import { hasLegalSelection } from '../state/selection.ts';
import { cardOf, definitionOf, type Table } from '../state/table.ts';
import type { CardId } from '../vocabulary/ids.ts';
import type { Player } from '../vocabulary/players.ts';
import { MAIN_MONSTER_ZONES } from '../vocabulary/zones.ts';
import { obstacleInSummoningCondition } from './special-summon.ts';
import { freeMonsterZonesFor } from './zones.ts';

/** Materials from which to choose, and what the choice must satisfy. */
export interface MaterialChoice {
  readonly cards: readonly CardId[];
  readonly count: number;
  readonly constraints: readonly Constraint[];
}

const slotsOf = (materials: readonly Material[]): readonly Filter[] =>
  materials.flatMap(({ filter, count }) => Array.from({ length: count }, () => filter));

/** The materials must fill the slots, and leave a zone for the monster. (summoning.special.zone-freed-by-the-procedure-counts) */
export const materialChoice = (
  table: Table,
  player: Player,
  monster: CardId,
  candidates: readonly CardId[],
  scene: Scene,
): MaterialChoice | null => {
  const materials = definitionOf(table, monster).monster?.summoning?.materials;
  if (!materials) return null;
  const slots = slotsOf(materials);
  const cards = candidates.filter(
    (card) => card !== monster && slots.some((slot) => matches(table, slot, card, scene, 'all')),
  );
  const fitting = slots.map((slot) =>
    cards.flatMap((card, index) => (matches(table, slot, card, scene, 'all') ? [index] : [])),
  );
  if (cards.length < slots.length || fitting.some((fits) => fits.length === 0)) return null;
  const constraints: Constraint[] = [{ must: 'fill-slots', slots: fitting }];
  if (freeMonsterZonesFor(table, player, monster).length === 0)
    constraints.push({
      must: 'include-one-of',
      choices: cards.flatMap((card, index) => (freesZone(table, player, card, monster) ? [index] : [])),
    });
  const choice = {
    choices: cards.map((card) => ({ do: 'card' as const, card })),
    min: slots.length,
    max: slots.length,
    constraints,
  };
  return hasLegalSelection(choice) ? { cards, count: slots.length, constraints } : null;
};

/** An Extra Deck monster may use the Extra Monster Zone that a material leaves. (summoning.special.zone-freed-by-the-procedure-counts) */
const freesZone = (table: Table, player: Player, card: CardId, monster: CardId): boolean => {
  const toAnyZone = cardOf(table, monster).zone === 'extra';
  const { zone, controller, place } = cardOf(table, card);
  return zone === 'monsters' && controller === player && (toAnyZone || place < MAIN_MONSTER_ZONES);
};

/** The Fusion Monsters that can be Fusion Summoned now. (summoning.fusion.uses-the-listed-materials) */
export const fusionCandidates = (
  table: Table,
  player: Player,
  wanted: { readonly monster: Filter; readonly materials: Filter },
  scene: Scene,
): CardId[] => {
  const candidates = cardsMatching(table, wanted.materials, scene, 'all');
  return cardsMatching(table, wanted.monster, scene, 'all').filter(
    (monster) =>
      obstacleInSummoningCondition(table, monster, 'fusion') === undefined &&
      materialChoice(table, player, monster, candidates, scene) !== null,
  );
};
