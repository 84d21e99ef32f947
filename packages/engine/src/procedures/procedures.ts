/** All procedures: one line each. */
import type { ProcedureName } from '../state/frame.ts';
import type { Procedure, Step } from '../state/next.ts';
import { attack } from './battle/attack.ts';
import { attackCost } from './battle/attack-cost.ts';
import { damageCalculation } from './battle/damage-calculation.ts';
import { damageStep } from './battle/damage-step.ts';
import { activate } from './chain/activate.ts';
import { chain } from './chain/chain.ts';
import { resolveChain } from './chain/resolve-chain.ts';
import { simultaneousTriggers } from './chain/simultaneous-triggers.ts';
import { window } from './chain/window.ts';
import { choosePlace } from './effect/choose-place.ts';
import { declare } from './effect/declare.ts';
import { destroy } from './effect/destroy.ts';
import { keepDestroyed } from './effect/keep-destroyed.ts';
import { removeCounters } from './effect/remove-counters.ts';
import { run } from './effect/run.ts';
import { select } from './effect/select.ts';
import { settle } from './effect/settle.ts';
import { eachPlayer, may, oneOf, sequence } from './effect/structure.ts';
import { exchangeControl, moveToOtherZone, takeControl } from './summon/control.ts';
import { fusionSummon } from './summon/fusion-summon.ts';
import { materialSummon } from './summon/material-summon.ts';
import { normalSummon } from './summon/normal-summon.ts';
import { ownSummon } from './summon/own-summon.ts';
import { pendulumSummon } from './summon/pendulum-summon.ts';
import { ritualSummon } from './summon/ritual-summon.ts';
import { setCard } from './summon/set-card.ts';
import { specialSummon } from './summon/special-summon.ts';
import { summonAfterEffect } from './summon/summon-after-effect.ts';
import { summonWindow } from './summon/summon-window.ts';
import { changePosition, flipSummon } from './summon/turning.ts';
import { xyzSummonOver } from './summon/xyz-summon-over.ts';
import { battlePhase } from './turn/battle-phase.ts';
import { drawPhase } from './turn/draw-phase.ts';
import { duel } from './turn/duel.ts';
import { endPhase } from './turn/end-phase.ts';
import { firstPlayer } from './turn/first-player.ts';
import { mainPhase } from './turn/main-phase.ts';
import { standbyPhase } from './turn/standby-phase.ts';
import { task } from './turn/task.ts';
import { turn } from './turn/turn.ts';

const PROCEDURES: { readonly [P in ProcedureName]: Procedure<P> } = {
  duel,
  'first-player': firstPlayer,
  turn,
  'draw-phase': drawPhase,
  'standby-phase': standbyPhase,
  'main-phase': mainPhase,
  'battle-phase': battlePhase,
  'end-phase': endPhase,
  task,
  window,
  'simultaneous-triggers': simultaneousTriggers,
  chain,
  activate,
  'resolve-chain': resolveChain,
  settle,
  run,
  sequence,
  'each-player': eachPlayer,
  may,
  'one-of': oneOf,
  declare,
  select,
  destroy,
  'keep-destroyed': keepDestroyed,
  'remove-counters': removeCounters,
  'normal-summon': normalSummon,
  'flip-summon': flipSummon,
  'change-position': changePosition,
  'move-to-other-zone': moveToOtherZone,
  'set-card': setCard,
  'own-summon': ownSummon,
  'pendulum-summon': pendulumSummon,
  'ritual-summon': ritualSummon,
  'choose-place': choosePlace,
  'special-summon': specialSummon,
  'fusion-summon': fusionSummon,
  'xyz-summon-over': xyzSummonOver,
  'material-summon': materialSummon,
  'summon-window': summonWindow,
  'summon-after-effect': summonAfterEffect,
  'take-control': takeControl,
  'exchange-control': exchangeControl,
  attack,
  'attack-cost': attackCost,
  'damage-step': damageStep,
  'damage-calculation': damageCalculation,
};

type AnyStep = Step<unknown, string>;
type AnySteps = ReadonlyMap<string, AnyStep>;
const STEPS_OF = new Map(
  Object.entries(PROCEDURES).map(([procedure, steps]): [string, AnySteps] => [
    procedure,
    // The variables of a frame are those of its procedure, so its steps can be called with them.
    new Map(Object.entries(steps as { readonly [step: string]: AnyStep })),
  ]),
);
/** The steps of a procedure by their names. */
export const stepsOf = (procedure: ProcedureName): AnySteps | undefined => STEPS_OF.get(procedure);
