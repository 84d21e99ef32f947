/** Main Phase 1 and 2: the turn player acts freely; returns whether the Battle Phase comes next. */

import { mainPhaseChoices } from '../../legality/choices.ts';
import { closeMoment, forgetMoments } from '../../moves/moment.ts';
import { bug } from '../../state/bug.ts';
import type { Choice } from '../../state/decision.ts';
import { write } from '../../state/door.ts';
import type { Frame } from '../../state/frame.ts';
import { askThen, callThen, end, frame, goTo, type Procedure } from '../../state/next.ts';
import { oneOf } from '../../state/questions.ts';
import type { Table } from '../../state/table.ts';
import { NO_SCENE } from '../../vocabulary/ids.ts';
import type { Player } from '../../vocabulary/players.ts';
import { activation } from '../chain/activate.ts';
import { dueWindow, freeWindow, windowAfterPass } from '../chain/window.ts';
import { enterPhase } from './enter.ts';

/** The procedure of an action of the Main Phase. (summoning.main-phase.summon-and-set-are-main-phase-actions) */
const procedureOf = (table: Table, choice: Choice, player: Player): Frame => {
  switch (choice.do) {
    case 'normal-summon':
    case 'set-monster':
      return frame('normal-summon', {
        card: choice.card,
        face: choice.do === 'normal-summon' ? 'up' : 'down',
        player,
        place: -1,
        tributes: 0,
      });
    case 'set-card':
      return frame('set-card', { card: choice.card, player });
    case 'special-summon':
      return frame('own-summon', {
        card: choice.card,
        player,
        way: choice.by,
        scene: NO_SCENE,
        using: [],
      });
    case 'pendulum-summon':
      return frame('pendulum-summon', { player, cards: [] });
    case 'flip-summon':
      return frame('flip-summon', { card: choice.card, player });
    case 'change-position':
      return frame('change-position', { card: choice.card, to: choice.to });
    case 'activate':
      return activation(table, player, choice.card, choice.effect, []);
    default:
      return bug(`"${choice.do}" is no action of the Main Phase`);
  }
};

export const mainPhase: Procedure<'main-phase'> = {
  // (turn.main-phase-1.start-of-phase-effects)
  begin: (table, vars) => {
    enterPhase(table, vars.phase, 'main-phase-start');
    return callThen(dueWindow(table), 'entered', vars);
  },
  // What the end of the phase before has led to comes first.
  entered: (_, vars, input) => goTo(input.returned === true ? 'responses' : 'act', vars),
  // The turn player acts while nothing is pending, and alone moves the turn on. (turn.main-phase.actions-need-priority-and-nothing-pending,
  // turn.main-phase-2.same-actions-as-main-phase-1, turn.priority.to-advance.held-by-turn-player, turn.structure.start-declared-by-turn-player)
  act: (table, vars) => {
    if (table.state.skipTo !== null) return goTo('over', vars);
    forgetMoments(table);
    const player = table.state.turnPlayer;
    const choices = mainPhaseChoices(table, player);
    return askThen(oneOf(player, 'act', { for: 'main-phase' }, choices), 'acted', vars);
  },
  acted: (table, vars, input) => {
    const [choice] = input.chosen;
    if (choice === undefined) return bug('the Main Phase got no choice');
    // Its start is over with the first action. (turn.main-phase-1.start-of-phase-effects-only-as-first-action)
    if (choice.do !== 'activate' && table.state.timing === 'main-phase-start') write(table, 'timing', 'open');
    // Both must pass before the turn moves on. (turn.priority.both-must-pass-to-advance)
    if (choice.do === 'enter-phase')
      return callThen(windowAfterPass(table), 'passed', { ...vars, next: choice.phase });
    const called = procedureOf(table, choice, table.state.turnPlayer);
    return { next: 'call', frame: called, step: choice.do === 'activate' ? 'chain' : 'responses', vars };
  },
  // Priority goes to the opponent when the turn player has activated something. (turn.priority.to-activate.passes-on-pass-or-activation)
  chain: (table, vars) => {
    if (table.state.timing === 'main-phase-start') write(table, 'timing', 'open');
    const next = table.state.turnPlayer === 0 ? 1 : 0;
    return callThen(frame('chain', { next, passes: 0 }), 'responses', vars);
  },
  responses: (table, vars) => {
    closeMoment(table);
    return callThen(freeWindow(table), 'act', vars);
  },
  // If the opponent used the chance, the turn player is free to act again.
  passed: (_, vars, input) => goTo(input.returned === true ? 'act' : 'over', vars),
  over: (_, vars) => end(vars.next === 'battle'),
};
