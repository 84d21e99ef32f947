/** The Battle Phase: Start Step, Battle Steps with their Damage Steps, End Step. (battle.phase.flow) */

import { battleStepChoices } from '../../legality/choices.ts';
import { closeMoment, forgetMoments, record } from '../../moves/moment.ts';
import { bug } from '../../state/bug.ts';
import { monstersOf } from '../../state/cards-of.ts';
import { write, writeHistory } from '../../state/door.ts';
import { askThen, callThen, end, frame, goTo, type Procedure } from '../../state/next.ts';
import { oneOf } from '../../state/questions.ts';
import { cardOf } from '../../state/table.ts';
import { gather } from '../../vocabulary/gather.ts';
import { NO_SCENE } from '../../vocabulary/ids.ts';
import { PLAYERS } from '../../vocabulary/players.ts';
import { activation } from '../chain/activate.ts';
import { dueWindow, freeWindow, windowAfterPass } from '../chain/window.ts';
import { enterPhase, enterTiming } from './enter.ts';
import { expire } from './expire.ts';

export const battlePhase: Procedure<'battle-phase'> = {
  // (battle.start-step.purpose, turn.battle-phase.begins-with-start-step)
  'start-step': (table, vars) => {
    writeHistory(table).battlePhases++;
    enterPhase(table, 'battle', 'battle-start');
    enterTiming(table, 'battle-start');
    return callThen(freeWindow(table), 'start-step-over', vars);
  },
  // What was read throughout the Start Step is settled. (battle.start-step.unchained-checks-cover-the-whole-step)
  'start-step-over': (table, vars) => {
    const atBattlePhaseStart = gather(PLAYERS, (controller) =>
      monstersOf(table, controller).map((card) => ({ card, stay: cardOf(table, card).stay, controller })),
    );
    writeHistory(table).atBattlePhaseStart = atBattlePhaseStart;
    record(table, { what: 'start-step-over', player: table.state.turnPlayer });
    closeMoment(table);
    return callThen(frame('settle', { rounds: 0, scene: NO_SCENE }), 'battle-step', vars);
  },
  // Always entered, with or without monsters. (battle.start-step.always-leads-to-the-battle-step)
  'battle-step': (table, vars) => {
    if (table.state.skipTo !== null) return goTo('end-step', vars);
    if (table.state.timing !== 'battle-step') enterTiming(table, 'battle-step');
    return callThen(dueWindow(table), 'entered', vars);
  },
  // What the end of the battle before has led to comes first.
  entered: (_, vars, input) => goTo(input.returned === true ? 'responses' : 'act', vars),
  act: (table, vars) => {
    if (table.state.skipTo !== null) return goTo('end-step', vars);
    forgetMoments(table);
    const player = table.state.turnPlayer;
    const choices = battleStepChoices(table, player);
    // No window before the attack. (battle.battle-step.no-window-before-the-attack)
    return askThen(oneOf(player, 'act', { for: 'battle-step' }, choices), 'acted', vars);
  },
  acted: (table, vars, input) => {
    const [choice] = input.chosen;
    const player = table.state.turnPlayer;
    switch (choice?.do) {
      case 'attack':
        return callThen(frame('attack', { card: choice.card, player }), 'battle-step', vars);
      case 'activate':
        return {
          next: 'call',
          frame: activation(table, player, choice.card, choice.effect, []),
          step: 'chain',
          vars,
        };
      case 'end-battle':
        return callThen(windowAfterPass(table), 'passed', vars);
      default:
        return bug(`"${choice?.do}" is no action of the Battle Step`);
    }
  },
  chain: (table, vars) => {
    const next = table.state.turnPlayer === 0 ? 1 : 0;
    return callThen(frame('chain', { next, passes: 0 }), 'responses', vars);
  },
  responses: (table, vars) => callThen(freeWindow(table), 'act', vars),
  // Only when both have passed in succession the End Step is entered. (battle.battle-step.attack-or-finish)
  passed: (_, vars, input) => goTo(input.returned === true ? 'act' : 'end-step', vars),
  // (battle.end-step.purpose, battle.end-step.end-the-battle-phase-moves-to-the-end-step)
  'end-step': (table, vars) => {
    if (table.state.skipTo === 'battle-end') write(table, 'skipTo', null);
    if (table.state.battle) write(table, 'battle', null);
    if (table.state.skipTo === 'end') return goTo('due', vars);
    enterTiming(table, 'battle-end');
    return callThen(freeWindow(table), 'due', vars);
  },
  // What lasts until the end of the Battle Phase ends here. (battle.end-step.until-end-of-battle-phase-effects-last-to-the-very-end)
  // What was to be done at its end is not done if that timing never came. (turn.end-phase.reached-directly-by-an-effect)
  due: (table, vars) => {
    const due = table.state.tasks.find(
      ({ at, task }) => at === 'end-of-battle-phase' && (task !== 'action' || table.state.skipTo === null),
    );
    return due
      ? callThen(frame('task', { task: due.id, scene: NO_SCENE, at: 0 }), 'done', vars)
      : goTo('over', vars);
  },
  // It is still the End Step. (battle.end-step.until-end-of-battle-phase-effects-last-to-the-very-end)
  done: (table, vars) => callThen(freeWindow(table), 'due', vars),
  over: (table) => {
    expire(
      table,
      'end-of-battle-phase',
      'end-of-damage-calculation',
      'end-of-damage-step',
      'end-of-this-battle',
    );
    write(table, 'timing', 'open');
    return end();
  },
};
