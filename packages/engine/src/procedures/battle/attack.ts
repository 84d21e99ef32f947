/** One attack: declaration, answers, replays, and the Damage Step if it still goes on. (battle.attack-declaration.procedure) */

import { isNotMeant } from '../../field/attacks.ts';
import { attackTargets, deedsInBattlePhase, reachOf } from '../../legality/attack.ts';
import { closeMoment, forgetMoments, record } from '../../moves/moment.ts';
import { boundTo, isStill, mention } from '../../state/cards-of.ts';
import { copyOfDeeds } from '../../state/copies.ts';
import type { Choice, Decision } from '../../state/decision.ts';
import { write, writeCard, writeHistory } from '../../state/door.ts';
import type { Variables } from '../../state/frame.ts';
import { askThen, callThen, end, frame, goTo, type Procedure } from '../../state/next.ts';
import { oneOf } from '../../state/questions.ts';
import type { BattleState, Deeds } from '../../state/state.ts';
import { cardOf, type Table } from '../../state/table.ts';
import { type CardId, NO_SCENE } from '../../vocabulary/ids.ts';
import { freeWindow } from '../chain/window.ts';
import { expire } from '../turn/expire.ts';
import { stopAttack } from './judge.ts';

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
const noteDeclaration = (table: Table, card: CardId, before: Deeds, target: CardId | null): void => {
  const deeds = withOneAttackMore(table, card, before);
  deeds.declaredAttack = true;
  deeds.attackedDirectly = before.attackedDirectly || target === null;
  deeds.attackedAnother = before.attackedAnother || (target !== null && isNotMeant(table, card, target));
  deeds.attacked = target === null ? before.attacked : [...before.attacked, cardOf(table, target).stay];
  writeCard(table, card).deeds = deeds;
  const history = writeHistory(table);
  const { battlePhases: battlePhase } = history;
  const attacker = { card, stay: cardOf(table, card).stay, battlePhase, directly: target === null };
  history.attackers = [...history.attackers, attacker];
};

const withOneAttackMore = (table: Table, card: CardId, before: Deeds): ReturnType<typeof copyOfDeeds> => {
  const { turn, history } = table.state;
  const { deeds } = cardOf(table, card);
  const isToday = deeds.turn === turn;
  const now = copyOfDeeds(before);
  now.turn = turn;
  now.battlePhase = history.battlePhases;
  now.changedPositionByHand = isToday && deeds.changedPositionByHand;
  now.hasAttacked = isToday && deeds.hasAttacked;
  now.attacks++;
  return now;
};

const declare = (table: Table, vars: Vars, target: CardId | null): void => {
  const before = deedsInBattlePhase(table, vars.card);
  noteDeclaration(table, vars.card, before, target);
  const battle: BattleState = {
    attacker: boundTo(table, vars.card),
    player: vars.player,
    target: target === null ? null : boundTo(table, target),
    before,
    reach: reachOf(table, vars.card),
    stage: 'declared',
    ended: null,
    replay: false,
    faceDownAtStart: [],
    calculated: false,
    insideEffect: false,
    doomed: [],
    determinedAt: null,
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

/** An effect has brought the Damage Step, in which the target left: no replay. (battle.replay.target-gone-before-damage-calculation-ends-the-battle) */
const isOverInside = (table: Table, { insideEffect, target }: BattleState): boolean =>
  insideEffect && target !== null && !isStill(table, target);

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
    const targets = attackTargets(table, vars.card, vars.player);
    const [only] = targets;
    if (targets.length === 1 && only !== undefined) {
      declare(table, vars, only);
      return goTo('declared', vars);
    }
    return askThen(targetQuestion(vars, targets.map(targetChoice), 'attack'), 'target-chosen', vars);
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
    const { battle } = table.state;
    if (!battle || battle.ended !== null) return goTo('over', vars);
    if (battle.calculated || isOverInside(table, battle))
      return callThen(
        frame('damage-step', { from: 'after-damage-calculation', scene: NO_SCENE }),
        'over',
        vars,
      );
    if (battle.replay) return goTo('replay', vars);
    return callThen(frame('damage-step', { from: 'damage-step-start', scene: NO_SCENE }), 'over', vars);
  },
  // Attack again, or stop: the declaration stays used. (battle.replay.choose-again-or-stop)
  replay: (table, vars) => {
    record(table, { what: 'replay', attacker: mention(table, vars.card) });
    const targets = attackTargets(table, vars.card, vars.player, table.state.battle?.before);
    const choices: Choice[] = [...targets.map(targetChoice), { do: 'stop-attack' }];
    return askThen(targetQuestion(vars, choices, 'replay'), 'replayed', vars);
  },
  // It is no declaration, but the monster is targeted for an attack. (battle.replay.is-not-an-attack-declaration, battle.replay.does-count-as-targeted-for-an-attack)
  replayed: (table, vars, input) => {
    const [choice] = input.chosen;
    const { battle } = table.state;
    if (!battle || choice?.do === 'stop-attack') {
      stopAttack(table, 'given-up');
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
  const now = copyOfDeeds(deeds);
  now.attackedDirectly ||= target === null;
  now.attackedAnother ||= target !== null && isNotMeant(table, card, target);
  now.attacked = stay === null || attacked.includes(stay) ? attacked : [...attacked, stay];
  writeCard(table, card).deeds = now;
};
