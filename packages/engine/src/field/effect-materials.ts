/** The materials that effects use: for Fusion Summons, and for Summons of the Extra Deck that an effect makes. */

import type { ActionOf } from '../language/action.ts';
import type { Material, OwnWay } from '../language/card.ts';
import type { Filter } from '../language/filter.ts';
import { namesListedIn } from '../language/mentioned.ts';
import { cardsMatching, firstMatching, matches } from '../meaning/filter.ts';
import { cardsIn, isDoomed } from '../state/cards-of.ts';
import type { Constraint } from '../state/decision.ts';
import type { MaterialDemand } from '../state/frame.ts';
import type { Scene } from '../state/scene.ts';
import { hasLegalSelection } from '../state/selection.ts';
import { cardOf, definitionOf, type Table } from '../state/table.ts';
import { gather } from '../vocabulary/gather.ts';
import type { CardId } from '../vocabulary/ids.ts';
import type { Player } from '../vocabulary/players.ts';
import { isToken, MATERIAL_RULES } from './material-rules.ts';
import { isForbidden } from './material-texts.ts';
import {
  isAnyForEach,
  isKnownTo,
  type MaterialChoice,
  materialChoice,
  ownMaterials,
  summoningOf,
} from './materials.ts';
import { obstacleInSummoningCondition } from './special-summon.ts';
import { zoneConstraint } from './zones.ts';

/** The monsters of the Extra Deck that can be Summoned over this Xyz Monster by an effect. (summoning.xyz.over-another-xyz-monster) */
export const overlayCandidates = (
  table: Table,
  over: CardId,
  wanted: Filter,
  scene: Scene,
): readonly CardId[] => {
  const { zone, controller } = cardOf(table, over);
  const fits =
    zone === 'monsters' &&
    controller === scene.you &&
    !isDoomed(table, over) &&
    !table.look.isUnaffected(table, over, scene.source.card);
  if (!fits) return [];
  const by = { player: scene.you, source: scene.source.card };
  return cardsMatching(table, wanted, scene, 'all').filter(
    (monster) =>
      cardOf(table, monster).face === 'down' &&
      MATERIAL_RULES['xyz-over'].admits(table, over, monster) &&
      !isForbidden(table, over, 'xyz-over', monster) &&
      obstacleInSummoningCondition(table, monster, { ...by, way: 'xyz' }) === undefined &&
      zoneConstraint(table, scene.you, monster, [over]) !== undefined,
  );
};
/** The same with what the text of an effect demands. */
export const ownMaterialsWith = (
  table: Table,
  player: Player,
  card: CardId,
  way: OwnWay,
  { including, among, includingOneOf }: MaterialDemand,
): MaterialChoice | null => {
  const choice = ownMaterials(table, player, card, way, among, including);
  if (!choice) return null;
  const sets = [...including.map((used) => [used]), ...(includingOneOf ? [includingOneOf] : [])];
  const musts = sets.map(
    (wanted): Constraint => ({
      must: 'include-one-of',
      choices: gather(choice.cards, (each, index) => (wanted.includes(each) ? [index] : [])),
    }),
  );
  const narrowed = { ...choice, constraints: [...choice.constraints, ...musts] };
  return hasLegalSelection({ ...narrowed, choices: choice.cards }) ? narrowed : null;
};
/** The monsters of the Extra Deck, or of these, that can be Summoned so now with materials as an effect demands them. */
export const candidatesFor = (
  table: Table,
  player: Player,
  way: 'synchro' | 'xyz' | 'link',
  demand: MaterialDemand,
): CardId[] =>
  (demand.monsters ?? cardsIn(table, player, 'extra')).filter(
    (card) =>
      definitionOf(table, card).ways.includes(way) &&
      cardOf(table, card).face === 'down' &&
      obstacleInSummoningCondition(table, card, { player, way }) === undefined &&
      ownMaterialsWith(table, player, card, way, demand) !== null,
  );

/** How an effect Fusion Summons. */
type FusionWanted = Omit<ActionOf<'fusion-summon'>, 'do'>;
/**
 * The cards from which an effect takes Fusion Materials: none that it does not affect, and no Token for the Deck.
 * (summoning.by-effect.unaffected-monsters-are-not-used, monsters.token.cannot-pay-by-going-to-gy-hand-or-deck)
 */
export const fusionMaterials = (
  table: Table,
  player: Player,
  { materials, into }: FusionWanted,
  scene: Scene,
): readonly CardId[] =>
  cardsMatching(table, materials, scene, 'all').filter(
    (card) =>
      isKnownTo(table, player, card) &&
      !isBanishedFaceDown(table, card) &&
      !table.look.isUnaffected(table, card, scene.source.card) &&
      !(into === 'deck' && isToken(table, card)),
  );
/** (movement.banish.face-down-is-unknown) */
const isBanishedFaceDown = (table: Table, card: CardId): boolean => {
  const { zone, face } = cardOf(table, card);
  return zone === 'banished' && face === 'down';
};
/** The choice of materials for a Fusion Monster, such a one among them that the text demands. (wording.summon.including-such-a-material) */
const fusionChoiceAmong = (
  table: Table,
  player: Player,
  monster: CardId,
  { including, count }: FusionWanted,
  candidates: readonly CardId[],
  scene: Scene,
): MaterialChoice | null => {
  const choice = materialChoice(table, player, monster, 'fusion', candidates, scene);
  if (!choice || !(including || count)) return choice;
  const { cards, min, max, constraints } = choice;
  if (count !== undefined && (count < min || count > max)) return null;
  const isIncluded = (card: CardId): boolean =>
    including !== undefined && matches(table, including, card, scene, 'all');
  const narrowed = {
    ...choice,
    ...(count !== undefined && { min: count, max: count }),
    constraints: including
      ? [
          ...constraints,
          {
            must: 'include-one-of',
            choices: gather(cards, (card, index) => (isIncluded(card) ? [index] : [])),
          } as const,
        ]
      : constraints,
  };
  return hasLegalSelection({ ...narrowed, choices: choice.cards }) ? narrowed : null;
};
/** The same, of all that the effect can use. */
export const fusionChoice = (
  table: Table,
  player: Player,
  monster: CardId,
  wanted: FusionWanted,
  scene: Scene,
): MaterialChoice | null =>
  fusionChoiceAmong(table, player, monster, wanted, fusionMaterials(table, player, wanted, scene), scene);

/** The Fusion Monsters that can be Fusion Summoned now, the first of them where so many are enough. (summoning.fusion.uses-the-listed-materials) */
export const fusionCandidates = (
  table: Table,
  player: Player,
  wanted: FusionWanted,
  scene: Scene,
  enough = Number.POSITIVE_INFINITY,
): CardId[] => {
  const candidates = fusionMaterials(table, player, wanted, scene);
  const [only] = candidates;
  const isWanted = (monster: CardId): boolean =>
    // (monsters.pendulum.face-up-extra-deck-not-summonable-by-own-method)
    cardOf(table, monster).face === 'down' &&
    (!wanted.entire || (only !== undefined && isEntireMaterial(table, player, only, monster))) &&
    (wanted.entire || mayFuse(table, monster, candidates, scene)) &&
    obstacleInSummoningCondition(table, monster, { player, way: 'fusion', source: scene.source.card }) ===
      undefined &&
    (wanted.entire || fusionChoiceAmong(table, player, monster, wanted, candidates, scene) !== null);
  return firstMatching(table, wanted.monster, scene, { sight: 'all', isWanted, enough });
};
/** Does the monster list that one by name, so that an effect can use it alone? (effects.text-overrides-rules, faq.fusion-material.meaning) */
const isEntireMaterial = (table: Table, player: Player, card: CardId, monster: CardId): boolean => {
  const summoning = summoningOf(table, monster);
  const listed = namesListedIn(summoning?.materials ?? NOTHING_LISTED);
  return (
    summoning?.noSubstitutes === undefined &&
    table.look.names(table, card).some((name) => listed.has(name)) &&
    !isDoomed(table, card) &&
    !isForbidden(table, card, 'fusion', monster) &&
    zoneConstraint(table, player, monster, [card]) !== undefined
  );
};
const NOTHING_LISTED: readonly Material[] = [];

/** It only spares `materialChoice`, which decides, the monsters that lack a material for which nothing can stand. */
const mayFuse = (table: Table, monster: CardId, candidates: readonly CardId[], scene: Scene): boolean => {
  const materials = summoningOf(table, monster)?.materials;
  return (
    materials === undefined ||
    table.sorts.modifiers.has('substitutes-fusion-material') ||
    isAnyForEach(table, materials, candidates, { way: 'fusion', monster, scene })
  );
};
