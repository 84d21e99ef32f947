/** Can this monster be Special Summoned by an effect now? */
import type { ProperWay, Summoning } from '../language/card.ts';
import type { Condition } from '../language/condition.ts';
import { holds } from '../meaning/condition.ts';
import { matches } from '../meaning/filter.ts';
import { obstacleInOath } from '../meaning/oath.ts';
import { transientScene } from '../meaning/scene.ts';
import { writeHistory } from '../state/door.ts';
import { type Obstacle, obstacle } from '../state/obstacle.ts';
import { cardOf, definitionOf, type Table } from '../state/table.ts';
import type { CardId } from '../vocabulary/ids.ts';
import type { Player } from '../vocabulary/players.ts';
import { isFieldZone } from '../vocabulary/zones.ts';
import { forbidding, modifiersFor } from './modifiers.ts';
import { obstacleToOtherKind } from './one-kind.ts';
import { obstacleToSecondFaceUp } from './only-one.ts';
import { obstacleToTimes } from './summon-times.ts';
import { obstacleToUse } from './use.ts';
import { freeMonsterZonesFor } from './zones.ts';

/** Who Special Summons, how (by some effect, or in one of the ways that texts name), and the card by whose effect, if it is one. */
export interface SummonBy {
  readonly player: Player;
  readonly way: ProperWay;
  readonly source?: CardId;
  /** To whose field, if not to the player's own. */
  readonly to?: Player;
  /** It comes face-down, and no limit speaks of it. */
  readonly faceDown?: true;
}

/** What is face-up on that side of the field and lets it not come out beside it. */
const obstacleOnThatSide = (
  table: Table,
  card: CardId,
  { player, to = player, faceDown }: SummonBy,
): Obstacle | undefined =>
  obstacleToSecondFaceUp(table, to, card) ?? (faceDown ? undefined : obstacleToOtherKind(table, to, card));

/**
 * Its own text, whoever Summons it. The text is no effect: it holds wherever the card is, negated or not.
 * (effects.text.non-effect-not-negatable, effects.text.non-effect-always-applies)
 */
export const obstacleInSummoningCondition = (
  table: Table,
  card: CardId,
  summon: SummonBy,
): Obstacle | undefined =>
  (isSummonedByItsCard(table, card, summon.source)
    ? undefined
    : obstacleInOwnText(table, card, summon.way)) ??
  obstacleToSummoner(table, card, summon) ??
  obstacleOnThatSide(table, card, summon);

/** A text that keeps the player from Special Summoning, or from doing it in this way. (effects.prohibition.wins) */
export const obstacleToSummoner = (
  table: Table,
  card: CardId,
  { player, way, source }: SummonBy,
): Obstacle | undefined => {
  const all = modifiersFor(table, player, 'cannot-special-summon');
  const isMeant = ({ modifier, scene }: (typeof all)[number]): boolean =>
    (modifier.way === 'special' || modifier.way === way) &&
    (modifier.by === undefined ||
      (source !== undefined && matches(table, modifier.by, source, scene, 'all'))) &&
    !(source !== undefined && modifier.except && matches(table, modifier.except, source, scene, 'all'));
  const text = all.length === 0 ? undefined : forbidding(table, card, all.filter(isMeant));
  if (text) return obstacle('effects.prohibition.wins', text.scene.source.card);
  return isSpentThisTurn(table, player, card)
    ? obstacle('wording.limit.summon-once', card)
    : (obstacleInOwnOath(table, player, card) ??
        obstacleToTimes(table, player, 1) ??
        obstacleToUse(table, player, card));
};
/** What the player has done already and may not do in the turn in which the card is Special Summoned. (faq.oath.summon.the-turn-you-summon-this) */
const obstacleInOwnOath = (table: Table, player: Player, card: CardId): Obstacle | undefined => {
  const oath = definitionOf(table, card).monster?.summoning?.oath;
  return oath && obstacleInOath(table, oath, transientScene(table, card, 0, player));
};

/**
 * Uses of "once per turn" for all Special Summons of a name, in whatever way. (wording.limit.summon-once)
 * (faq.proper.once-per-turn-is-not-a-condition)
 */
const summonKey = (table: Table, player: Player, card: CardId): string =>
  `${player}/${definitionOf(table, card).card.name}/special-summon`;
const isSpentThisTurn = (table: Table, player: Player, card: CardId): boolean =>
  definitionOf(table, card).monster?.summoning?.oncePerTurn === true &&
  (table.state.history.uses[summonKey(table, player, card)] ?? 0) > 0;
/** Counts a Special Summon that was made; one that is negated does not count. (wording.limit.negated-summon-does-not-count, faq.oath.count.once-per-turn-by-name) */
export const countSpecialSummon = (table: Table, player: Player, card: CardId): void => {
  if (definitionOf(table, card).monster?.summoning?.oncePerTurn !== true) return;
  const history = writeHistory(table);
  history.uses = { ...history.uses, [summonKey(table, player, card)]: 1 };
};

/** A text that keeps the player from Special Summoning so many monsters at the same time. (effects.prohibition.wins) */
export const obstacleToTogether = (table: Table, player: Player, count: number): Obstacle | undefined => {
  const [lock] = count > 1 ? modifiersFor(table, player, 'no-simultaneous-special-summons') : [];
  return lock && obstacle('effects.prohibition.wins', lock.scene.source.card);
};

/** "Cannot be Special Summoned from …, unless …" */
const isAllowedNow = (table: Table, card: CardId, unless: Condition | undefined): boolean =>
  unless !== undefined && holds(table, unless, transientScene(table, card, 0));

/** What is not Normal Summoned, and names no way in which it is Special Summoned, comes by the effect of a card alone. (faq.proper.procedure-is-what-the-text-gives) */
const namesNoWay = (summoning: Summoning | undefined): boolean =>
  summoning?.normal?.never === true && !summoning.only && !summoning.first && !summoning.firstByEffectOf;

const obstacleInOwnText = (table: Table, card: CardId, way: ProperWay): Obstacle | undefined => {
  const { monster, inExtraDeck } = definitionOf(table, card);
  const { zone, properly } = cardOf(table, card);
  const summoning = monster?.summoning;
  if (summoning?.neverFrom?.includes(zone) && !isAllowedNow(table, card, summoning.neverFromUnless))
    return obstacle('summoning.proper.only-by-the-stated-way', card);
  const isRitual = monster?.frame === 'ritual';
  if (summoning?.only?.includes(way) || summoning?.first?.includes(way)) return undefined;
  if (isRitual && way === 'ritual') return undefined;
  if (way === 'pendulum' && namesNoWay(summoning))
    return obstacle('faq.proper.procedure-is-what-the-text-gives', card);
  if (summoning?.only || summoning?.onlyByEffectOf)
    return obstacle('summoning.proper.only-by-the-stated-way', card);
  // Extra Deck monsters need it too once they have left the Extra Deck. (summoning.proper.extra-deck-monsters-by-extra-deck-effects)
  const mustComeFirst =
    isRitual ||
    summoning?.first !== undefined ||
    summoning?.firstByEffectOf !== undefined ||
    (inExtraDeck && zone !== 'extra');
  // (wording.summon.must-first)
  if (mustComeFirst && !properly) return obstacle('summoning.proper.needs-a-first-proper-summon', card);
  return undefined;
};

/** Is it the effect that its text demands? (summoning.proper.by-its-condition, faq.proper.procedure-is-what-the-text-gives) */
export const isSummonedByItsCard = (table: Table, card: CardId, source: CardId | undefined): boolean => {
  const summoning = definitionOf(table, card).monster?.summoning;
  const names = summoning?.onlyByEffectOf ?? summoning?.firstByEffectOf;
  return (
    names !== undefined &&
    source !== undefined &&
    table.look.names(table, source).some((name) => names.includes(name))
  );
};

/** How an effect would Special Summon; `freed`: zones that a cost will free. */
export interface SummonByEffect {
  readonly freed: number;
  /** The player who Summons, if the monster goes to the other field. */
  readonly by?: Player;
  readonly way: 'effect' | 'own-effect' | 'fusion' | 'synchro';
  /** The card whose effect it is. */
  readonly source?: CardId;
  /** The effect itself makes it a monster. */
  readonly asMonster: boolean;
  /** The places that the text allows. */
  readonly within?: readonly number[];
  /** The text lets it come face-down alone. */
  readonly faceDown?: true;
  /** (summoning.proper.ignoring-summoning-conditions) */
  readonly ignoresConditions: boolean;
}
const PLAINLY: SummonByEffect = { freed: 0, way: 'effect', asMonster: false, ignoresConditions: false };

/** What is in the GY or banished comes from there only if it was properly Summoned before, whatever is ignored. (faq.proper.ignoring-conditions-does-not-ignore-the-first-proper-summon) */
const obstacleWithoutFirstSummon = (table: Table, card: CardId): Obstacle | undefined => {
  const { zone, properly } = cardOf(table, card);
  if (properly || (zone !== 'gy' && zone !== 'banished')) return undefined;
  const { monster, inExtraDeck, isSpecialSummonOnly } = definitionOf(table, card);
  const comesInItsOwnWay =
    inExtraDeck || monster?.frame === 'ritual' || (isSpecialSummonOnly && !namesNoWay(monster?.summoning));
  return comesInItsOwnWay ? obstacle('summoning.proper.needs-a-first-proper-summon', card) : undefined;
};

/** Why an effect cannot Special Summon this card to a player's field. (summoning.special.zone-freed-by-the-procedure-counts) */
export const obstacleToSpecialSummon = (
  table: Table,
  card: CardId,
  to: Player,
  { freed, way, asMonster, ignoresConditions, within, source, faceDown, by = to }: SummonByEffect = PLAINLY,
): Obstacle | undefined => {
  const { zone } = cardOf(table, card);
  const isEquipped = isFieldZone(zone) && zone !== 'monsters';
  if (definitionOf(table, card).monster === null && !asMonster)
    return obstacle('summoning.special.not-on-the-field-already', card);
  if (isFieldZone(zone) && !isEquipped) return obstacle('summoning.special.not-on-the-field-already', card);
  const free = freeMonsterZonesFor(table, to, card).filter((place) => within?.includes(place) ?? true);
  // What a cost frees need not be a zone that the text allows.
  if (free.length + (within ? 0 : freed) === 0)
    return obstacle('summoning.special.needs-a-free-monster-zone');
  const summon = {
    player: by,
    way,
    to,
    ...(source === undefined ? {} : { source }),
    ...(faceDown && { faceDown }),
  };
  // (wording.summon.ignoring-conditions, faq.proper.normal-summonable-monsters-have-conditions-too)
  return asMonster || ignoresConditions || isSummonedByItsCard(table, card, source)
    ? ((ignoresConditions ? obstacleWithoutFirstSummon(table, card) : undefined) ??
        obstacleToSummoner(table, card, summon) ??
        obstacleOnThatSide(table, card, summon))
    : obstacleInSummoningCondition(table, card, summon);
};
