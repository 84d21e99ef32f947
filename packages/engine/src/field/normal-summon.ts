/** Normal Summons and Sets of monsters. */

import type { RuleId } from '@spellspeed/rulebook';
import { holds } from '../meaning/condition.ts';
import { matches } from '../meaning/filter.ts';
import { transientScene } from '../meaning/scene.ts';
import { isDoomed, isSleeping, monstersOf } from '../state/cards-of.ts';
import type { Constraint } from '../state/decision.ts';
import { type Obstacle, obstacle } from '../state/obstacle.ts';
import { hasLegalSelection } from '../state/selection.ts';
import { cardOf, definitionOf, type Table } from '../state/table.ts';
import { gather } from '../vocabulary/gather.ts';
import type { CardId } from '../vocabulary/ids.ts';
import type { Face } from '../vocabulary/kinds.ts';
import { opponentOf, type Player } from '../vocabulary/players.ts';
import { MAIN_MONSTER_ZONES } from '../vocabulary/zones.ts';
import { inForce } from './applied.ts';
import { forbidsTributing, mustBeTributedBy, withBorrowed } from './borrowed.ts';
import { forbidding, isAnyInForce, modifiersFor, modifiersOn } from './modifiers.ts';
import { obstacleToOtherKind } from './one-kind.ts';
import { obstacleToSecondFaceUp } from './only-one.ts';
import { obstacleToSummons } from './summon-times.ts';
import { obstacleToUse } from './use.ts';
import { freeMainZonesWithout } from './zones.ts';

/** (summoning.tribute.one-for-level-5-or-6, summoning.tribute.two-for-level-7-or-higher, summoning.normal.level-4-or-lower-needs-no-tributes) */
export const tributesNeeded = (level: number): number => (level <= 4 ? 0 : level <= 6 ? 1 : 2);

/** How many Tributes its Normal Summon or Set takes, by the rules or by its own text. (summoning.normal.level-5-or-higher-needs-tributes, effects.text-overrides-rules) */
export const tributesFor = (table: Table, card: CardId, face?: Face): number =>
  tributing(table, card, face)?.count ??
  definitionOf(table, card).monster?.summoning?.normal?.tributes ??
  tributesNeeded(table.look.level(table, card) ?? 0);
/** What its text says of the Tributes for a Tribute Summon; it says nothing of a Set. (effects.text-overrides-rules) */
const tributing = (table: Table, card: CardId, face?: Face) =>
  face === 'up' ? definitionOf(table, card).monster?.summoning?.normal?.tributing : undefined;
/** Does its text, or another, let it be Normal Summoned, or Set, without Tributing now? */
export const mayOmitTributes = (table: Table, player: Player, card: CardId, face: Face): boolean => {
  // A Summon is no Set. (effects.text-overrides-rules)
  const byAnother =
    face === 'up' &&
    modifiersFor(table, player, 'summons-without-tributing').some(({ modifier, scene }) =>
      matches(table, modifier.card, card, scene, 'all'),
    );
  if (byAnother) return true;
  const normal = definitionOf(table, card).monster?.summoning?.normal;
  if (!normal?.withoutTributing || (face === 'down' && normal.onlySummonedSo)) return false;
  return holds(table, normal.withoutTributing, transientScene(table, card, 0, player));
};

/** The monsters that a player can Tribute: their own, face-down ones too, and the opponent's where a text says so. (summoning.tribute.face-down-monsters-can-be-tributed) */
const tributable = (table: Table, player: Player): readonly CardId[] => {
  const borrowed = monstersOf(table, opponentOf(player)).filter((card) =>
    mustBeTributedBy(table, card, player),
  );
  const own = monstersOf(table, player).filter(
    (card) =>
      !isDoomed(table, card) &&
      forbidsTributing(table, card, player) === undefined &&
      modifiersOn(table, card, 'not-tributed-for-tribute-summon').length === 0,
  );
  return borrowed.length === 0 ? own : [...borrowed, ...own];
};

/** How many Tributes a monster can count as for this Summon: one by the rules, more if a text says so. (effects.text-overrides-rules) */
const weightsOf = (table: Table, card: CardId, summoned: CardId): readonly number[] => {
  if (cardOf(table, card).face === 'down') return [1, ...ownWeights(table, card, summoned)];
  const modifiers = modifiersOn(table, card, 'counts-as-tributes');
  if (modifiers.length === 0) return [1];
  const fitting = modifiers.filter(({ modifier, scene }) =>
    matches(table, modifier.for, summoned, scene, 'all'),
  );
  return [1, ...fitting.map(({ modifier }) => modifier.times)];
};

/** A face-down monster counts as its text says, which nothing negates there. (faq.negation.effects.skill-drain-kind-only-while-face-up-in-the-zone) */
const ownWeights = (table: Table, card: CardId, summoned: CardId): readonly number[] =>
  gather(definitionOf(table, card).continuous, ({ effect, index }) =>
    gather(effect.modifiers, (modifier) =>
      modifier.modifies === 'counts-as-tributes' &&
      matches(table, modifier.for, summoned, transientScene(table, card, index), 'all')
        ? [modifier.times]
        : [],
    ),
  );

const mayBeTributedFor = (table: Table, card: CardId, summoned: CardId, face?: Face): boolean => {
  const text = tributing(table, summoned, face);
  return text === undefined || matches(table, text.filter, card, transientScene(table, summoned, 0));
};

export interface TributeChoice {
  readonly cards: readonly CardId[];
  readonly min: number;
  readonly max: number;
  readonly constraints: readonly Constraint[];
}
/** The Tributes among which to choose, null if there are not enough. A zone must be free afterwards. (summoning.normal.needs-a-free-main-monster-zone) */
export const tributeChoice = (
  table: Table,
  player: Player,
  summoned: CardId,
  needed: number,
  face?: Face,
): TributeChoice | null => {
  const cards = tributable(table, player).filter((card) => mayBeTributedFor(table, card, summoned, face));
  const weights = cards.map((card) => weightsOf(table, card, summoned));
  const plain = weights.every((each) => each.length === 1);
  const constraints: Constraint[] = plain ? [] : [{ must: 'add-up', weights, total: needed }];
  constraints.push(...withBorrowed(table, player, cards));
  if (freeMainZonesWithout(table, player, []) === 0) {
    const freeing = gather(cards, (card, index) => {
      const { controller, place } = cardOf(table, card);
      return controller === player && place < MAIN_MONSTER_ZONES ? [index] : [];
    });
    constraints.push({ must: 'include-one-of', choices: freeing });
  }
  const choice = { cards, min: plain ? needed : 1, max: Math.min(needed, cards.length), constraints };
  return hasLegalSelection({ choices: cards, min: choice.min, max: choice.max, constraints }) ? choice : null;
};

/** Are there Tributes enough? Without effects in force counting is enough: what `tributeChoice` would find out. */
const hasTributes = (table: Table, player: Player, card: CardId, needed: number): boolean =>
  inForce(table).length === 0 && table.state.battle === null
    ? monstersOf(table, player).length >= needed
    : tributeChoice(table, player, card, needed) !== null;

/** The texts that let this monster be Normal Summoned in addition, by their paths. */
const extrasFor = (table: Table, player: Player, card: CardId): readonly string[] =>
  gather(modifiersFor(table, player, 'extra-normal-summon'), ({ modifier, scene, path }) =>
    matches(table, modifier.card, card, scene, 'all') ? [path] : [],
  );
/**
 * Can the Normal Summons of the turn be made: as many as a turn has, and one in addition, whatever else would allow one? A raised number adds to that.
 * (faq.extra-normal-summon.used-means-no-further-effect, faq.extra-normal-summon.which-one-is-declared, faq.extra-normal-summon.kinds-add-up)
 */
const canAllBeMade = (summons: readonly (readonly string[])[], base: number): boolean =>
  summons.length <= base || (summons.length === base + 1 && summons.some((extras) => extras.length > 0));
/** One in a turn, or as many as a text says: the largest number, they do not add up. (summoning.normal.once-per-turn, effects.text-overrides-rules, faq.extra-normal-summon.raised-limit-not-twice) */
const normalSummonsOf = (table: Table, player: Player): number =>
  modifiersFor(table, player, 'normal-summons').reduce(
    (most, { modifier }) => Math.max(most, modifier.count),
    1,
  );
/** Has the player made one more Normal Summon this turn than a turn has? (faq.extra-normal-summon.used-means-no-further-effect) */
export const hasMadeAdditional = (table: Table, player: Player): boolean =>
  table.state.history.normalSummons[player].length > normalSummonsOf(table, player);
/** What the Normal Summon of this monster would be noted as: the texts that add to it. */
export const normalSummonNote = (table: Table, player: Player, card: CardId): readonly string[] =>
  isAnyInForce(table, 'extra-normal-summon') ? extrasFor(table, player, card) : [];
/** Both Main Phases share it. (summoning.normal.once-per-turn, turn.main-phase-2.once-per-turn-actions-are-shared) */
const hasNormalSummon = (table: Table, player: Player, card: CardId): boolean => {
  const { normalSummons } = table.state.history;
  const made = normalSummons[player];
  return made.length === 0 || fitIn(table, player, [...made, normalSummonNote(table, player, card)]);
};
const fitIn = (table: Table, player: Player, summons: readonly (readonly string[])[]): boolean =>
  canAllBeMade(summons, normalSummonsOf(table, player));
const obstacleInTurn = (table: Table, player: Player, card: CardId): Obstacle | undefined => {
  return hasNormalSummon(table, player, card)
    ? obstacleInForce(table, player, card, 'summon-or-set')
    : obstacle('summoning.normal.once-per-turn');
};
/** What forbids the player to Normal Summon it, or neither to Summon nor to Set it. */
const obstacleInForce = (
  table: Table,
  player: Player,
  card: CardId,
  what: 'summon' | 'summon-or-set' = 'summon',
): Obstacle | undefined => {
  const texts = modifiersFor(table, player, 'cannot-normal-summon').filter(
    ({ modifier }) => modifier.what === what || (what === 'summon' && modifier.what === 'summon-or-set'),
  );
  const text = forbidding(table, card, texts);
  if (text) return obstacle('effects.prohibition.wins', text.scene.source.card);
  return (
    (what === 'summon' ? obstacleToSummons(table, player, 1) : undefined) ??
    obstacleToUse(table, player, card)
  );
};
/** What forbids the player to Tribute Summon it; without Tributes, or face-down, it may come all the same. */
export const obstacleToTributeSummon = (table: Table, player: Player, card: CardId): Obstacle | undefined => {
  if (!isAnyInForce(table, 'cannot-normal-summon')) return undefined;
  const texts = modifiersFor(table, player, 'cannot-normal-summon').filter(
    ({ modifier }) => modifier.what === 'tribute-summon',
  );
  const text = forbidding(table, card, texts);
  return text && obstacle('effects.prohibition.wins', text.scene.source.card);
};
const mustBeTributeSummoned = (table: Table, player: Player, card: CardId): boolean =>
  tributesFor(table, card, 'up') > 0 &&
  !(freeMainZonesWithout(table, player, []) > 0 && mayOmitTributes(table, player, card, 'up'));

/** Why a monster cannot be Normal Summoned: one in the hand, or a Gemini monster on the field. */
export const obstacleToNormalSummon = (table: Table, player: Player, card: CardId): Obstacle | undefined =>
  isSleeping(table, card)
    ? obstacleToGeminiSummon(table, player, card)
    : (obstacleToNormalSummonOrSet(table, player, card) ?? obstacleInSummoning(table, player, card));

/** Why a monster in the hand can be neither Normal Summoned nor Set. */
export const obstacleToNormalSummonOrSet = (
  table: Table,
  player: Player,
  card: CardId,
): Obstacle | undefined => {
  const { monster, inExtraDeck } = definitionOf(table, card);
  if (!monster || inExtraDeck || cardOf(table, card).zone !== 'hand')
    return obstacle('turn.main-phase.list-of-actions', card);
  return obstacleInTurn(table, player, card) ?? obstacleInMonster(table, player, card);
};
/** Why an effect cannot have a monster Normal Summoned: it is not the Normal Summon of the turn. (wording.conj.immediately-after) */
export const obstacleToNormalSummonByEffect = (
  table: Table,
  player: Player,
  card: CardId,
  way?: 'tribute',
): Obstacle | undefined =>
  obstacleInForce(table, player, card) ??
  (way === 'tribute' ? obstacleToTributeSummon(table, player, card) : undefined) ??
  obstacleInMonster(table, player, card, way) ??
  obstacleInSummoning(table, player, card);

/** What the monster itself asks for; for a Tribute Summon it takes Tributes. (summoning.tribute.one-for-level-5-or-6) */
const obstacleInMonster = (
  table: Table,
  player: Player,
  card: CardId,
  way?: 'tribute',
): Obstacle | undefined => {
  const { isSpecialSummonOnly } = definitionOf(table, card);
  if (isSpecialSummonOnly)
    // (wording.summon.cannot-normal)
    return obstacle('summoning.normal.not-for-special-summon-only-monsters', card);
  const needed = tributesFor(table, card);
  const hasZone = freeMainZonesWithout(table, player, []) > 0;
  if (way === 'tribute' && needed === 0) return obstacle('summoning.tribute.one-for-level-5-or-6', card);
  if (needed === 0) return hasZone ? undefined : obstacle('summoning.normal.needs-a-free-main-monster-zone');
  const mayOmit = way !== 'tribute' && hasZone && mayOmitTributes(table, player, card, 'up');
  if (hasTributes(table, player, card, needed) || mayOmit) return undefined;
  return obstacle(TRIBUTES_MISSING[needed] ?? 'effects.text.summoning-condition', card);
};
const TRIBUTES_MISSING: { readonly [needed: number]: RuleId } = {
  1: 'summoning.tribute.one-for-level-5-or-6',
  2: 'summoning.tribute.two-for-level-7-or-higher',
};

/** Normal Summoning a Gemini monster on the field again: no Tribute, no new zone. (monsters.gemini.second-summon-is-of-the-monster-on-field, monsters.gemini.second-summon-needs-no-tribute) */
const obstacleToGeminiSummon = (table: Table, player: Player, card: CardId): Obstacle | undefined => {
  const { zone, face, controller } = cardOf(table, card);
  if (zone !== 'monsters' || face === 'down' || controller !== player)
    return obstacle('monsters.gemini.second-summon-is-of-the-monster-on-field', card);
  // With its effects negated it is an Effect Monster. (monsters.gemini.second-summon-of-a-normal-monster-only)
  if (table.look.frame(table, card) !== 'normal')
    return obstacle('monsters.gemini.second-summon-of-a-normal-monster-only', card);
  // (monsters.gemini.second-summon-shares-the-normal-summon-limit)
  return hasNormalSummon(table, player, card)
    ? obstacleInForce(table, player, card)
    : obstacle('monsters.gemini.second-summon-shares-the-normal-summon-limit', card);
};

/** What the Summon needs beside that: no second one face-up, and the Tributes that its text asks for. (effects.text.summoning-condition) */
export const obstacleInSummoning = (table: Table, player: Player, card: CardId): Obstacle | undefined => {
  const onlyIf = definitionOf(table, card).monster?.summoning?.normal?.onlyIf;
  if (onlyIf && !holds(table, onlyIf, transientScene(table, card, 0, player)))
    return obstacle('effects.text.summoning-condition', card);
  const inForce =
    obstacleInForce(table, player, card) ??
    (mustBeTributeSummoned(table, player, card) ? obstacleToTributeSummon(table, player, card) : undefined) ??
    obstacleToSecondFaceUp(table, player, card) ??
    obstacleToOtherKind(table, player, card);
  const text = tributing(table, card, 'up');
  if (inForce || !text) return inForce;
  return tributeChoice(table, player, card, text.count, 'up') === null
    ? obstacle('effects.text.summoning-condition', card)
    : undefined;
};

/** Setting needs the same, and a monster in the hand. (summoning.set.level-5-or-higher-needs-tributes) */
export const obstacleToSetMonster = (table: Table, player: Player, card: CardId): Obstacle | undefined =>
  isSleeping(table, card)
    ? obstacle('turn.main-phase.list-of-actions', card)
    : (obstacleToNormalSummonOrSet(table, player, card) ?? obstacleInSetting(table, player, card));
/** "cannot be Normal Set", or not without the Tributes that its Summon can do without */
export const obstacleInSetting = (table: Table, player: Player, card: CardId): Obstacle | undefined => {
  const normal = definitionOf(table, card).monster?.summoning?.normal;
  if (normal?.neverSet) return obstacle('effects.text.summoning-condition', card);
  const needed = tributesFor(table, card);
  return needed === 0 ||
    mayOmitTributes(table, player, card, 'down') ||
    hasTributes(table, player, card, needed)
    ? undefined
    : obstacle(TRIBUTES_MISSING[needed] ?? 'effects.text.summoning-condition', card);
};
