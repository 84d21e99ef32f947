/** Which cards can be the materials of a monster: for Fusion, Synchro, Xyz and Link Summons, and for the procedures of texts. */

import type { ActionOf } from '../language/action.ts';
import { isProcedure, type Material, type OwnWay, procedureOf } from '../language/card.ts';
import type { Filter } from '../language/filter.ts';
import { namesListedIn } from '../language/mentioned.ts';
import { once } from '../language/once.ts';
import { cardsMatching, firstMatching, matches } from '../meaning/filter.ts';
import { transientScene } from '../meaning/scene.ts';
import { comesToGy } from '../moves/destination.ts';
import { materialsOf } from '../moves/piles.ts';
import { boundTo, cardsIn, isDoomed, monstersOf } from '../state/cards-of.ts';
import type { Constraint } from '../state/decision.ts';
import type { MaterialDemand } from '../state/frame.ts';
import type { Scene } from '../state/scene.ts';
import { hasLegalSelection } from '../state/selection.ts';
import { cardOf, definitionOf, monsterOf, type Table } from '../state/table.ts';
import { gather } from '../vocabulary/gather.ts';
import type { CardId } from '../vocabulary/ids.ts';
import { type Player, playersOf } from '../vocabulary/players.ts';
import { isFieldZone } from '../vocabulary/zones.ts';
import { constraintsOfList, listedMaterials, opponentsMaterials } from './listed-materials.ts';
import {
  constraintsOfTexts,
  isForbidden,
  isSuchMaterial,
  type MaterialFor,
  materialsFromHand,
} from './material-texts.ts';
import { obstacleInSummoningCondition } from './special-summon.ts';
import { isSubstitute, substituteFor } from './substitutes.ts';
import { zoneConstraint } from './zones.ts';

/** Materials from which to choose, and what the choice must satisfy. */
export interface MaterialChoice {
  readonly cards: readonly CardId[];
  readonly min: number;
  readonly max: number;
  readonly constraints: readonly Constraint[];
}

/** What a way of Summoning demands of its materials besides what the monster lists. */
interface MaterialRule {
  /** Can this card be used at all? */
  readonly admits: (table: Table, card: CardId, monster: CardId) => boolean;
  readonly constraints: (table: Table, monster: CardId, cards: readonly CardId[]) => readonly Constraint[];
}
/** What lies in the hand is there by the text of a monster. */
const isFaceUp = (table: Table, card: CardId): boolean =>
  cardOf(table, card).face === 'up' || cardOf(table, card).zone === 'hand';
const isToken = (table: Table, card: CardId): boolean => monsterOf(table, card)?.frame === 'token';
const ratingOf = (table: Table, card: CardId): number =>
  definitionOf(table, card).monster?.linkArrows?.length ?? 0;
const ANY: MaterialRule = { admits: () => true, constraints: () => [] };

const usedBy = (way: OwnWay): MaterialRule => ({
  admits: (table, card, monster) => {
    const uses = procedureOf(definitionOf(table, monster).monster?.summoning, way)?.materials;
    // "By sending them to the GY": not what would go elsewhere. (effects.cost.send-to-gy-needs-gy)
    if (uses === 'sent-to-gy') return comesToGy(table, card);
    // A Token goes neither to the GY nor to the Deck. (monsters.token.cannot-pay-by-going-to-gy-hand-or-deck)
    return uses === 'banished' || !isToken(table, card);
  },
  constraints: () => [],
});

const RULES: { readonly [way in OwnWay | 'fusion']: MaterialRule } = {
  // Face-down monsters too. (summoning.contact-fusion.face-down-monsters-can-be-used)
  fusion: ANY,
  procedure: usedBy('procedure'),
  'other-procedure': usedBy('other-procedure'),
  // Whatever is a monster now: Tokens and Trap Monsters too. (summoning.synchro.levels-add-up, summoning.synchro.monsters-without-a-level-are-not-material,
  // monsters.token.synchro-material-allowed, summoning.synchro.trap-monster-can-be-material)
  synchro: {
    admits: (table, card) => isFaceUp(table, card) && table.look.level(table, card) !== null,
    constraints: (table, monster, cards) => [
      {
        must: 'add-up',
        weights: cards.map((card) => [table.look.level(table, card) ?? 0]),
        total: table.look.level(table, monster) ?? 0,
      },
    ],
  },
  // A Trap that is a monster now has a Level. (summoning.xyz.materials-of-its-rank, summoning.xyz.link-monster-is-not-material,
  // monsters.token.not-xyz-material, summoning.xyz.trap-monster-can-be-material)
  xyz: {
    admits: (table, card) =>
      isFaceUp(table, card) && !isToken(table, card) && table.look.level(table, card) !== null,
    constraints: () => [],
  },
  'xyz-over': {
    admits: (table, card) => isFaceUp(table, card) && !isToken(table, card),
    constraints: () => [],
  },
  // Trap Monsters too. (summoning.link.materials-reach-the-link-rating, monsters.token.link-material-allowed, summoning.link.trap-monster-can-be-material)
  link: {
    admits: isFaceUp,
    constraints: (table, monster, cards) => [
      {
        must: 'add-up',
        weights: cards.map((card) => [...new Set([1, ratingOf(table, card) || 1])]),
        total: ratingOf(table, monster),
      },
    ],
  },
  // (effects.text-overrides-rules)
  'link-entire': { admits: isFaceUp, constraints: () => [] },
};

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
const isAnyForEach = (
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
  const cards = candidates.filter(
    (card) =>
      card !== monster &&
      !isDoomed(table, card) &&
      !isForbidden(table, card, way, monster) &&
      RULES[way].admits(table, card, monster) &&
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
    ...RULES[way].constraints(table, monster, cards),
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

const summoningOf = (table: Table, card: CardId) => definitionOf(table, card).monster?.summoning;
/** Nobody can use what only the opponent may look at. (summoning.fusion.no-face-down-card-of-the-opponent) */
const isKnownTo = (table: Table, player: Player, card: CardId): boolean => {
  const { zone, face, controller } = cardOf(table, card);
  return !isFieldZone(zone) || face === 'up' || controller === player;
};
/** The cards that the procedure of a text may use: the player's own, or "from either field". */
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
  const monsters = [...monstersOf(table, player), ...opponentsMaterials(table, player, card)];
  return fromHand.length === 0 ? monsters : [...monsters, ...fromHand];
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
      RULES['xyz-over'].admits(table, over, monster) &&
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
      !table.look.isUnaffected(table, card, scene.source.card) &&
      !(into === 'deck' && isToken(table, card)),
  );
/** The choice of materials for a Fusion Monster, such a one among them that the text demands. (wording.summon.including-such-a-material) */
const fusionChoiceAmong = (
  table: Table,
  player: Player,
  monster: CardId,
  { including }: FusionWanted,
  candidates: readonly CardId[],
  scene: Scene,
): MaterialChoice | null => {
  const choice = materialChoice(table, player, monster, 'fusion', candidates, scene);
  if (!choice || !including) return choice;
  const choices = gather(choice.cards, (card, index) =>
    matches(table, including, card, scene, 'all') ? [index] : [],
  );
  const narrowed = {
    ...choice,
    constraints: [...choice.constraints, { must: 'include-one-of', choices } as const],
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
/** Does the monster list that one by name, so that an effect can use it alone? (effects.text-overrides-rules) */
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
