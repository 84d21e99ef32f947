/** Special Summons by a monster's own text, without a Chain: its procedure, Synchro, Xyz and Link Summons. */

import type { RuleId } from '@spellspeed/rulebook';
import { entireMaterialsFor } from '../field/listed-materials.ts';
import { mayHaveMaterials, ownMaterials } from '../field/materials.ts';
import { isAnyInForce } from '../field/modifiers.ts';
import { obstacleInSummoningCondition } from '../field/special-summon.ts';
import { limitOfApplied, obstacleInLimit } from '../field/uses.ts';
import { zoneConstraint } from '../field/zones.ts';
import { isProcedure, type OwnWay, PROPERLY, type Procedure, procedureOf } from '../language/card.ts';
import type { Limit } from '../language/effect.ts';
import { holds } from '../meaning/condition.ts';
import { obstacleInOath } from '../meaning/oath.ts';
import { transientScene } from '../meaning/scene.ts';
import { boundTo } from '../state/cards-of.ts';
import { type Obstacle, obstacle } from '../state/obstacle.ts';
import type { Scene } from '../state/scene.ts';
import { silenceOf } from '../state/silence.ts';
import { cardOf, definitionOf, type Table } from '../state/table.ts';
import { obstacleToCarryOut } from '../verbs/carry-out.ts';
import { cardsFor, verbOf } from '../verbs/verbs.ts';
import type { CardId } from '../vocabulary/ids.ts';
import { opponentOf, type Player } from '../vocabulary/players.ts';
import type { Zone } from '../vocabulary/zones.ts';

/** Uses of a procedure are counted apart from those of the effects. */
export const PROCEDURE_USE = -1;

const procedureFor = (table: Table, card: CardId, way: OwnWay): Procedure | undefined =>
  procedureOf(definitionOf(table, card).monster?.summoning, way);
/** To whose field a way Summons. */
export const fieldFor = (table: Table, player: Player, card: CardId, way: OwnWay): Player =>
  procedureFor(table, card, way)?.to === 'opponent' ? opponentOf(player) : player;

/**
 * A procedure may start in the hand, in the GY, wherever the text says, but not on the field. (monsters.special-summon-only.procedure-may-start-in-gy,
 * summoning.special.not-on-the-field-already)
 */
const zonesFor = (table: Table, card: CardId, way: OwnWay): readonly Zone[] =>
  isProcedure(way) ? (procedureFor(table, card, way)?.from ?? []) : ['extra'];

const MATERIALS_MISSING: { readonly [way in OwnWay]: RuleId } = {
  procedure: 'summoning.proper.by-its-condition',
  'other-procedure': 'summoning.proper.by-its-condition',
  synchro: 'summoning.synchro.levels-add-up',
  xyz: 'summoning.xyz.materials-of-its-rank',
  'xyz-over': 'summoning.xyz.over-another-xyz-monster',
  link: 'summoning.link.materials-reach-the-link-rating',
  'link-entire': 'effects.unclassified.entire-material',
};

/** The ways in which the card could be Summoned by its own text, or by a text in force that adds one. */
export const ownWays = (table: Table, card: CardId): readonly OwnWay[] => {
  const { ways } = definitionOf(table, card);
  return ways.includes('link') && isAnyInForce(table, 'entire-material') ? [...ways, 'link-entire'] : ways;
};

/** The text that allows a Summon with a single monster as the entire material, and that is not used up. */
export const entireMaterialInUse = (table: Table, player: Player, card: CardId): Scene | undefined =>
  entireMaterialsFor(table, player, card)
    .map(({ scene }) => scene)
    .find((scene) => obstacleInEntireMaterial(table, scene) === undefined);
const obstacleInEntireMaterial = (table: Table, scene: Scene): Obstacle | undefined =>
  obstacleInLimit(table, scene.source.card, scene.effect, scene.you, limitOfApplied(table, scene));
const obstacleToEntireMaterial = (table: Table, player: Player, card: CardId): Obstacle | undefined => {
  const [text] = entireMaterialsFor(table, player, card);
  if (!text) return obstacle('effects.unclassified.entire-material', card);
  return entireMaterialInUse(table, player, card) ? undefined : obstacleInEntireMaterial(table, text.scene);
};

/** How often the card can be Summoned so. */
export const limitOfWay = (table: Table, card: CardId, way: OwnWay): Limit | undefined => {
  const summoning = definitionOf(table, card).monster?.summoning;
  return way === 'xyz-over' ? summoning?.xyzOverLimit : procedureOf(summoning, way)?.limit;
};

/** What the procedure asks for besides materials. (summoning.proper.by-its-condition) */
const obstacleInProcedure = (
  table: Table,
  player: Player,
  card: CardId,
  way: OwnWay,
): Obstacle | undefined => {
  const procedure = procedureFor(table, card, way);
  const scene = transientScene(table, card, 0, player);
  if (!holds(table, procedure?.condition, scene)) return obstacle('summoning.proper.by-its-condition', card);
  // (wording.restriction.turn-you-activate)
  const sworn = obstacleInOath(table, procedure?.oath, scene);
  if (sworn) return sworn;
  if (
    procedure?.does === undefined ||
    obstacleToCarryOut(table, procedure.does, scene, 'summon') === undefined
  )
    return undefined;
  return obstacle('summoning.proper.by-its-condition', card);
};

/**
 * A Special Summon that the text offers besides others is an effect, although nothing is activated; the condition of a monster that can be
 * Special Summoned alone is none. (effects.negate.self-summon-from-the-gy,
 * faq.procedure.unclassified-effect-negated)
 */
const isProcedureNegated = (table: Table, card: CardId): boolean =>
  !definitionOf(table, card).isSpecialSummonOnly && silenceOf(table, boundTo(table, card)) !== null;

/** Why a card cannot be Special Summoned in one of the ways of its own text. (summoning.inherent.when-it-can-be-done) */
export const obstacleToOwnSummon = (
  table: Table,
  player: Player,
  card: CardId,
  way: OwnWay,
): Obstacle | undefined => {
  const { zone, owner, face } = cardOf(table, card);
  const { monster } = definitionOf(table, card);
  if (!ownWays(table, card).includes(way) || owner !== player || !zonesFor(table, card, way).includes(zone))
    return obstacle('summoning.proper.by-its-condition', card);
  // Its own text may let it come from there. (summoning.proper.by-its-condition)
  if (zone === 'extra' && face === 'up' && !isProcedure(way))
    return obstacle('monsters.pendulum.face-up-extra-deck-not-summonable-by-own-method', card);
  const to = fieldFor(table, player, card, way);
  const inCondition = obstacleInSummoningCondition(table, card, { player, way: PROPERLY[way], to });
  if (inCondition) return inCondition;
  const limit = obstacleInLimit(table, card, PROCEDURE_USE, player, limitOfWay(table, card, way));
  if (limit) return limit;
  if (isProcedure(way)) {
    if (isProcedureNegated(table, card)) return obstacle('effects.negate.self-summon-from-the-gy', card);
    const own = obstacleInProcedure(table, player, card, way);
    if (own) return own;
    if (!procedureFor(table, card, way)?.materials) return obstacleInZones(table, player, card, way);
  }
  // (summoning.xyz.over-another-xyz-monster)
  if (
    way === 'xyz-over' &&
    !holds(table, monster?.summoning?.xyzOverIf, transientScene(table, card, 0, player))
  )
    return obstacle('summoning.xyz.over-another-xyz-monster', card);
  // (summoning.proper.by-its-condition)
  if (!isProcedure(way) && !holds(table, monster?.summoning?.ownIf, transientScene(table, card, 0, player)))
    return obstacle('summoning.proper.by-its-condition', card);
  const inText = way === 'link-entire' ? obstacleToEntireMaterial(table, player, card) : undefined;
  if (inText) return inText;
  if (monster && ownMaterials(table, player, card, way)) return undefined;
  return obstacle(MATERIALS_MISSING[way], card);
};

/** What no own Summon can do without: where the card lies, and its materials. It only spares `obstacleToOwnSummon`, which decides, the others. */
export const mayBeOwnSummoned = (table: Table, player: Player, card: CardId, way: OwnWay): boolean => {
  const { zone, face } = cardOf(table, card);
  const liesThere = isProcedure(way)
    ? zonesFor(table, card, way).includes(zone)
    : zone === 'extra' && face === 'down';
  if (!liesThere || (isProcedure(way) && !procedureFor(table, card, way)?.materials)) return liesThere;
  return mayHaveMaterials(table, player, card, way);
};

/** What the procedure takes from the field may free the zone. (summoning.special.zone-freed-by-the-procedure-counts) */
const obstacleInZones = (table: Table, player: Player, card: CardId, way: OwnWay): Obstacle | undefined => {
  const to = fieldFor(table, player, card, way);
  const used = cardsUsed(table, player, card, way);
  return zoneConstraint(table, to, card, used) === undefined
    ? obstacle('summoning.special.needs-a-free-monster-zone')
    : undefined;
};
/** The cards from which the procedure takes what it uses. */
const cardsUsed = (table: Table, player: Player, card: CardId, way: OwnWay): readonly CardId[] => {
  const does = procedureFor(table, card, way)?.does;
  const what = does && verbOf(does).what(does);
  return what ? cardsFor(table, does, what, transientScene(table, card, 0, player), 'summon') : [];
};
