/** Verbs that change the course of the battle. */
import { modifiersOn } from '../field/modifiers.ts';
import { cardsMeantBy } from '../meaning/reference.ts';
import { boundTo, isStill } from '../state/cards-of.ts';
import { write } from '../state/door.ts';
import { frame } from '../state/next.ts';
import { obstacle } from '../state/obstacle.ts';
import type { Table } from '../state/table.ts';
import { byProcedure, done, verb } from './verb.ts';

/** The game moves to the End Step. (battle.end-step.end-the-battle-phase-moves-to-the-end-step) */
export const endBattlePhase = verb<'end-battle-phase'>({
  run: (table) => {
    if (table.state.phase !== 'battle' || table.state.timing === 'battle-end') return done(false);
    write(table, 'skipTo', 'battle-end');
    return done(true);
  },
});

/** What is left of the turn before the End Phase is skipped. (turn.end-phase.reached-directly-by-an-effect) */
export const goToEndPhase = verb<'go-to-end-phase'>({
  run: (table) => {
    if (table.state.phase === 'end') return done(false);
    write(table, 'skipTo', 'end');
    return done(true);
  },
});

/** The target is no longer attacked; not where the monster cannot attack directly. (effects.non-target.inapplicable-not-applied) */
const makeDirect = (table: Table): boolean => {
  const { battle } = table.state;
  if (!battle || battle.ended !== null || battle.calculated || battle.target === null) return false;
  if (!isStill(table, battle.attacker)) return false;
  if (modifiersOn(table, battle.attacker.card, 'cannot-attack-directly').length > 0) return false;
  write(table, 'battle', { ...battle, target: null, replay: false, madeDirect: true });
  return true;
};

/**
 * The attack goes on against another monster, and damage is calculated as a part of this resolution; the later timings wait for
 * the end of the Chain. The monster was not targeted for an attack by this. (damage-step.during-resolution.damage-calculation-inside-an-effect,
 * damage-step.during-resolution.redirected-target-was-not-targeted-for-an-attack)
 */
export const redirectAttack = verb<'redirect-attack'>({
  categories: () => ['negates-attack'],
  // What is attacked already does not become the target. (effects.condition.must-be-processable)
  obstacle: (table, { to }, scene) => {
    if (to === 'direct') return undefined;
    const target = table.state.battle?.target;
    const isTarget = cardsMeantBy(table, to, scene).some((card) => card === target?.card);
    return isTarget ? obstacle('effects.condition.must-be-processable') : undefined;
  },
  run: (table, { to, goesOn }, { scene }) => {
    const { battle } = table.state;
    if (to === 'direct') return done(makeDirect(table));
    const [target] = cardsMeantBy(table, to, scene);
    if (
      !battle ||
      battle.ended !== null ||
      battle.calculated ||
      target === undefined ||
      !isStill(table, battle.attacker)
    )
      return done(false);
    if (goesOn) {
      write(table, 'battle', { ...battle, target: boundTo(table, target), replay: false });
      return done(true);
    }
    write(table, 'battle', {
      ...battle,
      target: boundTo(table, target),
      replay: false,
      insideEffect: true,
      stage: 'damage-step',
    });
    return byProcedure(frame('damage-calculation', { losers: [], decided: [] }));
  },
});
