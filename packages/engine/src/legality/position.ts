/** Changing battle positions by hand, and Flip Summons. */
import { forbidding, modifiersFor, modifiersOn } from '../field/modifiers.ts';
import { obstacleToOtherKind } from '../field/one-kind.ts';
import { obstacleToSecondFaceUp } from '../field/only-one.ts';
import { obstacleToSummons } from '../field/summon-times.ts';
import { obstacleToUse } from '../field/use.ts';
import { type Obstacle, obstacle } from '../state/obstacle.ts';
import { cardOf, monsterOf, type Table } from '../state/table.ts';
import type { CardId } from '../vocabulary/ids.ts';
import type { Player } from '../vocabulary/players.ts';

/** What is common to both, in either Main Phase: not in the turn of its arrival, not after an attack or another change by hand. (turn.main-phase-2.position-limits-are-shared) */
const obstacleToTurning = (table: Table, player: Player, card: CardId): Obstacle | undefined => {
  const { zone, controller, arrival, deeds } = cardOf(table, card);
  const { turn } = table.state;
  if (zone !== 'monsters' || controller !== player)
    return obstacle('summoning.position-change.manual-change-in-main-phase', card);
  if (monsterOf(table, card)?.frame === 'link')
    return obstacle('monsters.link.battle-position-never-changes', card);
  // Also when it was turned face-down and face-up again since. (stats.turn-face-down.no-position-change-this-turn-when-face-up-again)
  // Nor one that came face-down by an effect. (summoning.flip-summon.not-on-the-turn-it-was-special-summoned-face-down)
  // One that the opponent Summoned this turn may be changed. (summoning.position-change.monster-summoned-by-the-opponent)
  if (arrival?.turn === turn && arrival.by === player)
    return obstacle(
      arrival.way === 'set'
        ? 'summoning.flip-summon.not-on-the-turn-it-was-set'
        : 'summoning.position-change.not-on-the-turn-it-was-summoned',
      card,
    );
  const unusable = obstacleToUse(table, player, card);
  if (unusable || deeds.turn !== turn) return unusable;
  // (battle.attack.declared-attack-locks-position-changes)
  if (deeds.declaredAttack) return obstacle('summoning.position-change.not-after-declaring-an-attack', card);
  // A change by an effect is none by hand. (summoning.position-change.change-by-effect-does-not-use-the-manual-change)
  if (deeds.changedPositionByHand) return obstacle('summoning.position-change.once-per-turn', card);
  return undefined;
};

/** Why a face-up monster's battle position cannot be changed by hand. */
export const obstacleToChangePosition = (
  table: Table,
  player: Player,
  card: CardId,
): Obstacle | undefined => {
  const inGeneral = obstacleToTurning(table, player, card);
  if (inGeneral) return inGeneral;
  if (cardOf(table, card).face === 'down')
    return obstacle('summoning.flip-summon.face-down-defense-to-face-up-attack', card);
  const forbidden =
    modifiersOn(table, card, 'cannot-change-position')[0] ?? modifiersOn(table, card, 'stays-in-position')[0];
  return (
    forbidden && obstacle('summoning.position-change.an-effect-can-forbid-it', forbidden.scene.source.card)
  );
};

/** Why a monster cannot be Flip Summoned. (summoning.flip-summon.not-after-attack-or-position-change, stats.turn-face-down.no-flip-summon-this-turn-after-acting) */
export const obstacleToFlipSummon = (table: Table, player: Player, card: CardId): Obstacle | undefined => {
  const inGeneral = obstacleToTurning(table, player, card);
  if (inGeneral) return inGeneral;
  if (cardOf(table, card).face === 'up')
    return obstacle('summoning.flip-summon.face-down-defense-to-face-up-attack', card);
  const text = forbidding(table, card, modifiersFor(table, player, 'cannot-flip-summon'));
  if (text) return obstacle('effects.prohibition.wins', text.scene.source.card);
  const [forbidden] = modifiersOn(table, card, 'cannot-change-position');
  return forbidden
    ? obstacle('summoning.position-change.an-effect-can-forbid-it', forbidden.scene.source.card)
    : (obstacleToSummons(table, player, 1) ??
        obstacleToSecondFaceUp(table, player, card) ??
        obstacleToOtherKind(table, player, card));
};
