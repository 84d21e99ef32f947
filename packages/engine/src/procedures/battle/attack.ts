/** One attack: declaration, answers, replays, and the Damage Step if it still goes on. (battle.attack-declaration.procedure) */

import { modifiersOn } from '../../field/applied.ts';
import {
  attackTargets,
  deedsInBattlePhase,
  isAllowed,
  isKeptOff,
  mayAttackIn,
  passesMonsters,
} from '../../legality/attack.ts';
import { closeMoment, forgetMoments, record } from '../../moves/moment.ts';
import { boundTo, isStill, mention, monstersOf } from '../../state/cards-of.ts';
import type { Choice, Decision } from '../../state/decision.ts';
import { write, writeCard } from '../../state/door.ts';
import type { Variables } from '../../state/frame.ts';
import { askThen, callThen, end, frame, goTo, type Procedure } from '../../state/next.ts';
import { oneOf } from '../../state/questions.ts';
import type { BattleState, Deeds } from '../../state/state.ts';
import { cardOf, type Table } from '../../state/table.ts';
import { type CardId, NO_SCENE } from '../../vocabulary/ids.ts';
import { opponentOf } from '../../vocabulary/players.ts';
import { freeWindow } from '../chain/window.ts';
import { expire } from '../turn/expire.ts';

type Vars = Variables['attack'];

const targetChoice = (target: CardId | null): Choice =>
  target === null ? { do: 'attack-directly' } : { do: 'card', card: target };
const chosenTarget = (choice: Choice | undefined): CardId | null =>
  choice?.do === 'card' ? choice.card : null;

const targetQuestion = (vars: Vars, choices: readonly Choice[], why: 'attack' | 'replay'): Decision =>
  oneOf(vars.player, 'attack-target', { for: why, card: vars.card }, choices);

/**
 * The monster has used an attack, whatever becomes of it, and a direct attack has used that choice.
 * (battle.attack.one-declaration-per-monster-and-battle-phase, battle.multiple-attacks.a-negated-direct-attack-also-uses-the-choice,
 * battle.attack.negated-counts-as-declared-not-as-attacked, wording.battle.declared-attack)
 */
const noteDeclaration = (table: Table, { card, before }: Vars, target: CardId | null): void => {
  const { history } = table.state;
  writeCard(table, card).deeds = {
    ...withOneAttackMore(table, card, before),
    declaredAttack: true,
    attackedDirectly: before.attackedDirectly || target === null,
    attacked: target === null ? before.attacked : [...before.attacked, cardOf(table, target).stay],
  };
  write(table, 'history', { ...history, attackers: [...history.attackers, boundTo(table, card)] });
};

const withOneAttackMore = (table: Table, card: CardId, before: Deeds): Deeds => {
  const { turn, history } = table.state;
  const { deeds } = cardOf(table, card);
  const isToday = deeds.turn === turn;
  return {
    ...before,
    turn,
    battlePhase: history.battlePhases,
    changedPositionByHand: isToday && deeds.changedPositionByHand,
    hasAttacked: isToday && deeds.hasAttacked,
    attacks: before.attacks + 1,
  };
};

const declare = (table: Table, vars: Vars, target: CardId | null): void => {
  noteDeclaration(table, vars, target);
  const battle: BattleState = {
    attacker: boundTo(table, vars.card),
    player: vars.player,
    target: target === null ? null : boundTo(table, target),
    stage: 'declared',
    ended: null,
    replay: false,
    faceDownAtStart: [],
    calculated: false,
    insideEffect: false,
    doomed: [],
    destroyed: [],
    decided: [],
    replaced: [],
  };
  forgetMoments(table);
  write(table, 'battle', battle);
  const attacked = target === null ? null : mention(table, target);
  record(table, {
    what: 'attack-declared',
    attacker: mention(table, vars.card),
    target: attacked,
    player: vars.player,
  });
  if (attacked) record(table, { what: 'targeted-for-attack', card: attacked });
  closeMoment(table);
};

/** Can the attack still be carried on? (battle.attack.that-became-impossible-ends-without-a-damage-step) */
const canGoOn = (
  table: Table,
  { attacker, player, target, madeDirect }: BattleState,
  before: Deeds,
): boolean => {
  if (!isStill(table, attacker)) return false;
  const { zone, controller, face, position } = cardOf(table, attacker.card);
  if (zone !== 'monsters' || controller !== player || face === 'down') return false;
  if (!mayAttackIn(table, attacker.card, position)) return false;
  if (!madeDirect && !isAllowed(table, attacker.card, target?.card ?? null, before)) return false;
  // "Cannot attack" stops it, "cannot declare an attack" does not.
  // (battle.attack.cannot-attack-stops-a-declared-attack, battle.attack.cannot-declare-does-not-stop-a-declared-attack)
  return modifiersOn(table, attacker.card, 'cannot-attack').length === 0;
};

/** What cannot be targeted for attacks any more stays attacked. (battle.replay.none-when-an-existing-target-becomes-untargetable)
 * (battle.replay.monster-count-changes, battle.replay.direct-attack-no-longer-allowed, battle.replay.target-no-longer-attackable) */
const needsReplay = (table: Table, battle: BattleState): boolean => {
  if (battle.replay) return true;
  const { attacker, target, player } = battle;
  if (target !== null)
    return (
      !isStill(table, target) || !isAttacked(table, battle) || isKeptOff(table, attacker.card, target.card)
    );
  if (battle.madeDirect) return false;
  return monstersOf(table, opponentOf(player)).length > 0 && !passesMonsters(table, attacker.card);
};
const isAttacked = (table: Table, { target, player }: BattleState): boolean =>
  target !== null &&
  cardOf(table, target.card).zone === 'monsters' &&
  cardOf(table, target.card).controller !== player;

/** An effect has brought the Damage Step, in which the target left: no replay. (battle.replay.target-gone-before-damage-calculation-ends-the-battle) */
const isOverInside = (table: Table, { insideEffect, target }: BattleState): boolean =>
  insideEffect && target !== null && !isStill(table, target);

const stop = (table: Table, how: 'impossible' | 'given-up' | 'stopped'): void => {
  const { battle } = table.state;
  if (!battle || battle.ended) return;
  record(table, { what: 'attack-stopped', attacker: mention(table, battle.attacker.card), how });
  write(table, 'battle', { ...battle, ended: how });
};

/** Paying for the declaration may have cost the player the monster. (battle.attack-declaration.lost-control-while-declaring-cancels-it) */
const isLost = (table: Table, { card, player }: Vars): boolean => {
  const { zone, controller } = cardOf(table, card);
  return zone !== 'monsters' || controller !== player;
};
/** The declaration cannot be made, but the opportunity is used. */
const useUpAttack = (table: Table, { card }: Vars): void => {
  if (cardOf(table, card).zone !== 'monsters') return;
  writeCard(table, card).deeds = withOneAttackMore(table, card, deedsInBattlePhase(table, card));
};

export const attack: Procedure<'attack'> = {
  costs: (_, vars) =>
    callThen(frame('attack-cost', { card: vars.card, paid: 0, scene: NO_SCENE }), 'choose-target', vars),
  'choose-target': (table, vars) => {
    if (isLost(table, vars)) {
      useUpAttack(table, vars);
      return goTo('over', vars);
    }
    const before = deedsInBattlePhase(table, vars.card);
    const known = { ...vars, before };
    const targets = attackTargets(table, vars.card, vars.player);
    const [only] = targets;
    if (targets.length === 1 && only !== undefined) {
      declare(table, known, only);
      return goTo('declared', known);
    }
    return askThen(targetQuestion(vars, targets.map(targetChoice), 'attack'), 'target-chosen', known);
  },
  'target-chosen': (table, vars, input) => {
    declare(table, vars, chosenTarget(input.chosen[0]));
    return goTo('declared', vars);
  },
  // First what waits for the declaration, then other effects, as many Chains as the players like; the turn player begins.
  // (battle.attack-declaration.response-window, battle.attack-declaration.gives-no-priority-away, battle.battle-step.goes-on-after-the-declaration-chain)
  declared: (table, vars) => callThen(freeWindow(table), 'answered', vars),
  // The Battle Step went on until both passed, all Chains resolved. (battle.battle-step.passes-into-the-damage-step)
  // Only now a replay. (battle.replay.only-after-the-whole-chain, battle.replay.waits-for-triggered-and-fast-effects)
  answered: (table, vars) => {
    const { battle, skipTo } = table.state;
    if (!battle || battle.ended !== null) return goTo('over', vars);
    if (battle.calculated || isOverInside(table, battle))
      return callThen(
        frame('damage-step', { from: 'after-damage-calculation', scene: NO_SCENE }),
        'over',
        vars,
      );
    if (skipTo !== null) {
      stop(table, 'stopped');
      return goTo('over', vars);
    }
    if (!canGoOn(table, battle, vars.before)) {
      stop(table, 'impossible');
      return goTo('over', vars);
    }
    if (needsReplay(table, battle)) return goTo('replay', vars);
    return callThen(frame('damage-step', { from: 'damage-step-start', scene: NO_SCENE }), 'over', vars);
  },
  // Attack again, or stop: the declaration stays used. (battle.replay.choose-again-or-stop)
  replay: (table, vars) => {
    record(table, { what: 'replay', attacker: mention(table, vars.card) });
    const targets = attackTargets(table, vars.card, vars.player, vars.before);
    const choices: Choice[] = [...targets.map(targetChoice), { do: 'stop-attack' }];
    return askThen(targetQuestion(vars, choices, 'replay'), 'replayed', vars);
  },
  // It is no declaration, but the monster is targeted for an attack. (battle.replay.is-not-an-attack-declaration, battle.replay.does-count-as-targeted-for-an-attack)
  replayed: (table, vars, input) => {
    const [choice] = input.chosen;
    const { battle } = table.state;
    if (!battle || choice?.do === 'stop-attack') {
      stop(table, 'given-up');
      return goTo('over', vars);
    }
    const target = chosenTarget(choice);
    forgetMoments(table);
    write(table, 'battle', {
      ...battle,
      target: target === null ? null : boundTo(table, target),
      replay: false,
    });
    retarget(table, vars, target);
    if (target !== null) record(table, { what: 'targeted-for-attack', card: mention(table, target) });
    return goTo('declared', vars);
  },
  // With the battle ends what depends on it, Damage Step or not. (damage-step.end.until-end-of-damage-step-effects-stop-if-the-battle-ended)
  over: (table) => {
    closeMoment(table);
    if (table.state.battle) write(table, 'battle', null);
    expire(table, 'end-of-damage-calculation', 'end-of-damage-step', 'end-of-this-battle');
    return end();
  },
};

/** The monster that is attacked after a replay counts as attacked too, by the same attack. */
const retarget = (table: Table, { card }: Vars, target: CardId | null): void => {
  const { deeds } = cardOf(table, card);
  if (deeds.turn === 0) return;
  const { attacked } = deeds;
  const stay = target === null ? null : cardOf(table, target).stay;
  writeCard(table, card).deeds = {
    ...deeds,
    attackedDirectly: deeds.attackedDirectly || target === null,
    attacked: stay === null || attacked.includes(stay) ? attacked : [...attacked, stay],
  };
};
