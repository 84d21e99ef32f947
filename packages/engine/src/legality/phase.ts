/** Which phases may be entered. */
import type { RuleId } from '@spellspeed/rulebook';
import { modifiersFor } from '../field/modifiers.ts';
import { isActivated } from '../language/effect.ts';
import { type Obstacle, obstacle } from '../state/obstacle.ts';
import { isSkipped } from '../state/skipped.ts';
import { cardOf, definitionOf, type Table } from '../state/table.ts';
import type { CardId } from '../vocabulary/ids.ts';
import type { Phase } from '../vocabulary/phases.ts';
import type { Player } from '../vocabulary/players.ts';

/** Why the turn player cannot conduct a Battle Phase. A monster is not needed. (turn.battle-phase.allowed-without-attackers) */
export const obstacleToBattlePhase = (
  table: Table,
  player: Player = table.state.turnPlayer,
): Obstacle | undefined => {
  const { turn, phase } = table.state;
  if (turn === 1) return obstacle('turn.battle-phase.not-on-the-first-turn');
  if (phase === 'main2' || phase === 'end')
    return obstacle('turn.main-phase-2.no-way-back-to-the-battle-phase');
  // (turn.skip.same-phase-once)
  if (isSkipped(table, 'battle')) return obstacle('turn.battle-phase.skipped-means-no-main-phase-2');
  const forbidden = modifiersFor(table, player, 'no-battle-phase')[0];
  return (
    forbidden && obstacle('turn.battle-phase.skipped-means-no-main-phase-2', forbidden.scene.source.card)
  );
};

/** Where a turn goes on after its Main Phase 1. (turn.main-phase-1.then-battle-phase-or-end-phase) */
export const phasesAfterMainPhase1 = (table: Table): readonly Phase[] =>
  obstacleToBattlePhase(table) === undefined ? ['battle', 'end'] : ['end'];

/**
 * How the use of an effect in a phase is noted: by the stay of its card, and for each player where its name limits it.
 * (faq.limit.phase-effect-after-control-change)
 */
export const phaseUseOf = (table: Table, card: CardId, effect: number): string => {
  const { stay, controller } = cardOf(table, card);
  const text = definitionOf(table, card).card.effects[effect];
  const isByName = text !== undefined && isActivated(text) && text.limit?.of === 'use';
  return isByName ? `${stay}/${effect}/${controller}` : `${stay}/${effect}`;
};

const ONCE_IN: { readonly [P in Phase]?: RuleId } = {
  standby: 'turn.standby-phase.negated-trigger-not-again',
  end: 'turn.end-phase.negated-trigger-not-again',
};
/**
 * A Trigger Effect of a phase is used once in it, whatever became of that activation. (turn.standby-phase.negated-trigger-not-again,
 * turn.end-phase.negated-trigger-not-again)
 * (faq.trigger.phase.once-per-phase)
 */
export const obstacleInPhaseUse = (table: Table, card: CardId, effect: number): Obstacle | undefined =>
  table.state.usedInPhase.includes(phaseUseOf(table, card, effect))
    ? obstacle(ONCE_IN[table.state.phase] ?? 'effects.trigger.definition', card)
    : undefined;
