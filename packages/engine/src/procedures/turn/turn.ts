/** One turn: the six phases in order. (turn.structure.six-phases-in-order) */

import type { Duration } from '../../language/action.ts';
import { phasesAfterMainPhase1 } from '../../legality/phase.ts';
import { forgetMoments, record } from '../../moves/moment.ts';
import { write, writeHistory } from '../../state/door.ts';
import type { Variables } from '../../state/frame.ts';
import { askThen, callThen, end, frame, goTo, type NextIn, type Procedure } from '../../state/next.ts';
import { oneOf } from '../../state/questions.ts';
import { isSkipped } from '../../state/skipped.ts';
import type { Table } from '../../state/table.ts';
import { NO_HISTORY } from '../../state/turn-history.ts';
import { FORMATS } from '../../vocabulary/formats.ts';
import { NO_SCENE } from '../../vocabulary/ids.ts';
import { expire, isItsTurn } from './expire.ts';

/** What does not last beyond a turn. */
const TURN_LONG: readonly Duration[] = [
  'end-of-turn',
  'end-phase',
  'end-of-battle-phase',
  'end-of-damage-calculation',
  'end-of-damage-step',
  'end-of-this-battle',
  'first-damage',
];

/** An effect has made it the End Phase: the phases that are left do not come about. (turn.end-phase.reached-directly-by-an-effect) */
const isCutShort = (table: Table): boolean => table.state.skipTo === 'end';

const conductBattlePhase = (vars: Variables['turn']): NextIn<'turn'> =>
  callThen(frame('battle-phase', {}), 'main-phase-2', vars);

export const turn: Procedure<'turn'> = {
  begin: (table, vars) => {
    const { state } = table;
    write(table, 'turn', state.turn + 1);
    // (turn.draw-phase.no-normal-draw-on-the-first-turn)
    const normalDraw = table.state.turn > 1 || FORMATS[state.format].firstPlayerDraws;
    write(table, 'history', { ...NO_HISTORY, summonsOfLastTurn: state.history.summons });
    writeHistory(table).normalDraw = normalDraw;
    record(table, { what: 'turn-began', turn: state.turn, player: state.turnPlayer });
    return goTo('draw-phase', vars);
  },
  // (turn.skip.same-phase-once)
  'draw-phase': (table, vars) => {
    if (!isSkipped(table, 'draw')) return callThen(frame('draw-phase', {}), 'standby-phase', vars);
    writeHistory(table).normalDraw = false;
    return goTo('standby-phase', vars);
  },
  // (turn.draw-phase.then-standby-phase)
  'standby-phase': (table, vars) =>
    isCutShort(table) ? goTo('end-phase', vars) : callThen(frame('standby-phase', {}), 'main-phase-1', vars),
  // (turn.standby-phase.then-main-phase-1)
  'main-phase-1': (table, vars) => {
    if (isCutShort(table)) return goTo('end-phase', vars);
    if (!isSkipped(table, 'main1'))
      return callThen(frame('main-phase', { phase: 'main1', next: 'end' }), 'battle-phase', vars);
    // (turn.skip.main-phase-1)
    const choices = phasesAfterMainPhase1(table).map((phase) => ({ do: 'enter-phase' as const, phase }));
    return askThen(
      oneOf(table.state.turnPlayer, 'act', { for: 'main-phase' }, choices),
      'after-standby-phase',
      vars,
    );
  },
  'after-standby-phase': (_, vars, input) => {
    const [choice] = input.chosen;
    return choice?.do === 'enter-phase' && choice.phase === 'battle'
      ? conductBattlePhase(vars)
      : goTo('end-phase', vars);
  },
  // The turn player chose the Battle Phase or the End Phase. (turn.main-phase-1.then-battle-phase-or-end-phase,
  // turn.battle-phase.entered-only-by-choice, turn.battle-phase.declined-means-end-phase)
  'battle-phase': (table, vars, input) =>
    input.returned === true && !isCutShort(table) ? conductBattlePhase(vars) : goTo('end-phase', vars),
  // (turn.main-phase-2.only-after-a-battle-phase, turn.main-phase-2.cannot-be-skipped-after-a-battle-phase, battle.end-step.passes-into-main-phase-2)
  'main-phase-2': (table, vars) =>
    isCutShort(table)
      ? goTo('end-phase', vars)
      : callThen(frame('main-phase', { phase: 'main2', next: 'end' }), 'end-phase', vars),
  // (turn.main-phase-2.then-end-phase)
  'end-phase': (table, vars) => {
    if (table.state.skipTo !== null) write(table, 'skipTo', null);
    return callThen(frame('end-phase', {}), 'over', vars);
  },
  // (turn.end-phase.until-the-end-of-the-turn, faq.stats.limiter.values-return-with-the-effect)
  over: (table, vars) => {
    // What was due at a point of the battle that never came is not carried out any more. (damage-step.end.no-timing-no-activation)
    const withinTurn: readonly string[] = [
      'end-of-battle-phase',
      'end-of-damage-calculation',
      'end-of-damage-step',
      'end-of-this-battle',
    ];
    const goesOn = table.state.tasks.filter(
      (task) => !withinTurn.includes(task.at) || !isItsTurn(table, task),
    );
    if (goesOn.length < table.state.tasks.length) write(table, 'tasks', goesOn);
    expire(table, ...TURN_LONG);
    return callThen(frame('settle', { rounds: 0, scene: NO_SCENE }), 'ended', vars);
  },
  // What its end has led to belongs to it still, but nothing is activated for what happened between the turns. (faq.trigger.turn-end.nothing-between-turns)
  ended: (table) => {
    expire(table, ...TURN_LONG);
    forgetMoments(table);
    write(table, 'pending', []);
    return end();
  },
};
