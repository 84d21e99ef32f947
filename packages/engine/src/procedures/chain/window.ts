/** A window in which both players may act: effects that met their condition first, then fast effects until both pass in a row. */

import type { TriggerEffect } from '../../language/effect.ts';
import { type EventPattern, isOfPhase } from '../../language/event.ts';
import { lastMoment, obstacleToTrigger } from '../../legality/activate.ts';
import { whatBegan } from '../../legality/activation/joined.ts';
import { activations } from '../../legality/choices.ts';
import { obstacleInPhaseUse, phaseUseOf } from '../../legality/phase.ts';
import { matchEvent } from '../../meaning/event.ts';
import { speakerOf, transientScene } from '../../meaning/scene.ts';
import { isIn } from '../../moves/matched.ts';
import { closeMoment, forgetMoments } from '../../moves/moment.ts';
import { boundTo, isStill } from '../../state/cards-of.ts';
import type { Choice } from '../../state/decision.ts';
import { write } from '../../state/door.ts';
import type { Frame, FrameOf, Variables } from '../../state/frame.ts';
import type { Happening } from '../../state/happening.ts';
import { askThen, callThen, end, frame, goTo, type NextIn, type Procedure } from '../../state/next.ts';
import { oneOf, respondOrPass } from '../../state/questions.ts';
import type { PendingTrigger, Task } from '../../state/state.ts';
import { cardOf, definitionOf, type Table } from '../../state/table.ts';
import { type CardId, NO_SCENE } from '../../vocabulary/ids.ts';
import { opponentOf, type Player } from '../../vocabulary/players.ts';
import { isFieldZone, isOneOf } from '../../vocabulary/zones.ts';
import { mayFollow } from '../effect/settle.ts';
import { endInLoop, isLooping } from '../loop.ts';
import { activation } from './activate.ts';
import { dropHeldBack, holdBackElsewhere, isTriggerReady } from './simultaneous-triggers.ts';

type Vars = Variables['window'];

/**
 * The usual window: anything that fits may start Chains, the turn player first, who also declared the phase.
 * (damage-step.chain.start-and-before-calculation, turn.priority.to-activate.turn-player-has-it-first, turn.priority.declaring-a-phase-does-not-transfer-it)
 */
export const freeWindow = (table: Table): FrameOf<'window'> =>
  frame('window', { rule: 'freely', starter: table.state.turnPlayer, passes: 0, chained: false });
/** From damage calculation on: that timing's one Chain. (damage-step.chain.one-chain-from-damage-calculation-on, damage-step.calculation.no-self-started-chains-from-here) */
export const oneChainWindow = (table: Table): FrameOf<'window'> =>
  frame('window', { rule: 'once', starter: table.state.turnPlayer, passes: 0, chained: false });
/** After that timing's one Chain, or where it has none any more: only what has met its condition. */
export const furtherWindow = (table: Table): FrameOf<'window'> =>
  frame('window', { rule: 'further', starter: table.state.turnPlayer, passes: 0, chained: false });
/** What follows without a Chain, and what met its condition, comes before any free action; returns whether there was a Chain. */
export const dueWindow = (table: Table): FrameOf<'window'> =>
  frame('window', { rule: 'due', starter: table.state.turnPlayer, passes: 0, chained: false });
/** What met its condition at the very end makes one Chain, and what that leads to is activated no more. (faq.trigger.end-phase.after-the-hand-limit-one-chain) */
export const lastWindow = (table: Table): FrameOf<'window'> =>
  frame('window', { rule: 'last', starter: table.state.turnPlayer, passes: 0, chained: false });
/** The turn player has passed and wants to move on; the opponent may still act. (turn.priority.to-advance.declared-after-both-passed) */
export const windowAfterPass = (table: Table): FrameOf<'window'> =>
  frame('window', { rule: 'freely', starter: table.state.turnPlayer, passes: 1, chained: false });

/**
 * What is due in this phase without a Chain; when, the players decide. Nothing is carried out before the normal draw.
 * (chains.phase.order-chosen-freely, turn.draw-phase.nothing-activated-before-the-draw, wording.timing.before-drawing)
 */
const dueTasks = (table: Table, player: Player): readonly Task[] =>
  table.state.tasks.filter((task) => task.player === player && isDue(table, task));
const isDue = (table: Table, task: Task): boolean => {
  const { phase, timing, turn } = table.state;
  if (task.turn > turn) return false;
  if (task.at === 'end-phase') return phase === 'end';
  if (task.at === 'standby-phase') return phase === 'standby';
  return task.at === 'this-phase' && timing !== 'before-draw' && isStillThere(table, task);
};
/** The text of a card that has left its place, or was turned face-down, demands nothing any more. */
const isStillThere = (table: Table, task: Task): boolean => {
  if (task.task !== 'action') return true;
  const { source } = task.scene;
  return isStill(table, source) && isFaceUpOrOff(table, source.card);
};
const isFaceUpOrOff = (table: Table, card: CardId): boolean => {
  const { zone, face } = cardOf(table, card);
  return face === 'up' || !isFieldZone(zone);
};

/** Trigger Effects of this phase. Each starts a Chain of its own. (turn.triggers.in-a-phase-do-not-share-a-chain) */
const phaseTriggers = (table: Table, player: Player): PendingTrigger[] => {
  const due: PendingTrigger[] = [];
  let began: readonly Happening[] | undefined;
  for (const card of table.sorts.phaseTriggered) {
    const { triggers, reactsIn } = definitionOf(table, card);
    if (!isOneOf(reactsIn, cardOf(table, card).zone) || speakerOf(table, card) !== player) continue;
    began ??= whatBegan(table);
    if (began.length === 0) return due;
    for (const { effect, index } of triggers)
      if (isDueIn(table, card, effect, index, began)) {
        const pending = triggerOfPhase(table, card, index, player);
        if (obstacleToTrigger(table, pending) === undefined) due.push(pending);
      }
  }
  return due;
};
const isDueIn = (
  table: Table,
  card: CardId,
  effect: TriggerEffect,
  index: number,
  began: readonly Happening[],
): boolean => {
  if (!isIn(table, card, effect.from)) return false;
  if (!table.look.hasEffect(table, card, index) || obstacleInPhaseUse(table, card, index)) return false;
  const scene = transientScene(table, card, index);
  return effect.on.some(
    (on) =>
      isOfPhase(on) &&
      isNextAfter(table, card, index, on) &&
      began.some((each) => matchEvent(table, on, each, scene) !== null),
  );
};
/** Is it the first such phase after what must have happened before it? That is the first thing counted, the phase the second. */
const isNextAfter = (table: Table, card: CardId, index: number, on: EventPattern): boolean =>
  on.event !== 'phase' || !on.after || cardOf(table, card).tallies[index] === 2;
const triggerOfPhase = (table: Table, card: CardId, effect: number, player: Player): PendingTrigger => ({
  card: boundTo(table, card),
  effect,
  player,
  moment: lastMoment(table),
  event: [],
  noted: {},
  notBefore: null,
  isPublic: true,
  heldBackAt: null,
});
const isMandatory = (table: Table, { card, effect }: PendingTrigger): boolean => {
  const text = definitionOf(table, card.card).card.effects[effect];
  return text?.effect === 'trigger' && text.use === 'mandatory';
};

const NOTHING_DUE: readonly Choice[] = [];
const dueChoices = (table: Table, player: Player, which: 'all' | 'mandatory'): readonly Choice[] =>
  table.state.tasks.length === 0 && table.sorts.phaseTriggered.length === 0
    ? NOTHING_DUE
    : allDue(table, player, which);
/** Offered beside the fast effects, in any order; what is mandatory waits for both to pass. (battle.start-step.free-order) */
const allDue = (table: Table, player: Player, which: 'all' | 'mandatory'): readonly Choice[] => {
  const [tasks, triggers] = [dueTasks(table, player), phaseTriggers(table, player)];
  if (tasks.length + triggers.length === 0) return NOTHING_DUE;
  return [
    ...tasks.map(({ id, source }): Choice => ({ do: 'carry-out', card: source, task: id })),
    ...triggers
      .filter((trigger) => which === 'all' || isMandatory(table, trigger))
      .map(({ card, effect }): Choice => ({ do: 'activate', card: card.card, effect })),
  ];
};

/** The procedure of what a player chose in a window: after it both may act again. (turn.end-phase.optional-ones-still-possible-at-that-point) */
const begin = (table: Table, player: Player, choice: Choice, vars: Vars): NextIn<'window'> => {
  if (choice.do === 'carry-out')
    return callThen(frame('task', { task: choice.task, scene: NO_SCENE, at: 0 }), 'begin', {
      ...vars,
      passes: 0,
    });
  if (choice.do !== 'activate') return goTo('offer', { ...vars, passes: vars.passes + 1 });
  const text = definitionOf(table, choice.card).card.effects[choice.effect];
  if (text?.effect === 'trigger')
    write(table, 'usedInPhase', [...table.state.usedInPhase, phaseUseOf(table, choice.card, choice.effect)]);
  const called: Frame = activation(table, player, choice.card, choice.effect, []);
  return {
    next: 'call',
    frame: called,
    step: 'chain',
    vars: { ...vars, starter: vars.starter, passes: 0, chained: true },
  };
};

/**
 * What met its condition comes before anything else, whoever holds priority. (chains.build.simultaneous-triggers-first,
 * turn.priority.to-activate.optional-effects-that-met-their-condition, turn.priority.to-activate.mandatory-effects-that-met-their-condition)
 */
const triggers = (table: Table, vars: Vars): NextIn<'window'> => {
  closeMoment(table);
  if (!table.state.pending.some((pending) => isTriggerReady(table, pending))) return offer(table, vars);
  const upTo = table.state.nextMoment;
  return callThen(frame('simultaneous-triggers', { added: false, upTo }), 'triggered', vars);
};

/**
 * The players are offered what they can do; one who can do nothing passes, unasked unless every window is asked
 * about, so a phase may go by unseen. (chains.build.ends-when-both-decline, turn.structure.phases-may-be-left-out,
 * chains.window.pass-stands-until-something-is-activated)
 */
const offer = (table: Table, vars: Vars): NextIn<'window'> => {
  if (table.state.pending.length > 0) holdBackElsewhere(table);
  for (let { passes } = vars; passes < 2 && vars.rule !== 'due' && vars.rule !== 'last'; passes++) {
    const player = passes === 0 ? vars.starter : opponentOf(vars.starter);
    const due = dueChoices(table, player, 'all');
    const fast = activations(table, player, vars.rule === 'further' ? 'event' : 'fast');
    const choices = due.length === 0 ? fast : [...due, ...fast];
    if (choices.length > 0 || table.state.askEveryWindow)
      return askToRespond(player, choices, due.length > 0, { ...vars, passes });
  }
  return bothPassed(table, vars);
};
const askToRespond = (
  player: Player,
  choices: readonly Choice[],
  isDue: boolean,
  vars: Vars,
): NextIn<'window'> =>
  askThen(respondOrPass(player, isDue ? 'phase-tasks' : 'fast-effects', choices), 'answered', vars);

/**
 * Where something must be done in the End Phase, the turn player may act once more before it.
 * (turn.end-phase.optional-ones-still-possible-at-that-point)
 */
const bothPassed = (table: Table, vars: Vars): NextIn<'window'> => {
  dropHeldBack(table);
  if (vars.rule !== 'freely' || table.state.phase !== 'end') return force(table, vars);
  const isForced = ([vars.starter, opponentOf(vars.starter)] as const).some(
    (player) => dueChoices(table, player, 'mandatory').length > 0,
  );
  const others = isForced ? activations(table, vars.starter, 'fast') : NOTHING_DUE;
  if (others.length === 0) return force(table, vars);
  const due = dueChoices(table, vars.starter, 'all');
  return askThen(respondOrPass(vars.starter, 'phase-tasks', [...due, ...others]), 'asked-again', vars);
};
/**
 * What must be done in this phase is done now, the turn player's first; the phase does not end before. (turn.end-phase.mandatory-ones-after-both-passed,
 * turn.standby-phase.effects-handled-from-turn-player, turn.end-phase.effects-handled-from-turn-player, turn.structure.phase-goes-on-while-anything-is-pending,
 * chains.phase.turn-player-handles-first)
 */
const force = (table: Table, vars: Vars): NextIn<'window'> => {
  for (const player of [vars.starter, opponentOf(vars.starter)]) {
    const choices = vars.rule === 'freely' ? dueChoices(table, player, 'mandatory') : [];
    const [only] = choices;
    if (only === undefined) continue;
    if (choices.length === 1) return begin(table, player, only, vars);
    return askThen(
      oneOf(player, 'order-triggers', { for: 'phase-tasks' }, choices),
      player === vars.starter ? 'forced-starter' : 'forced-other',
      vars,
    );
  }
  forgetMoments(table);
  return end(vars.chained);
};

export const window: Procedure<'window'> = {
  // What follows without a Chain comes before any activation. (battle.attack-declaration.unchained-effects-settle-first)
  begin: (table, vars) => {
    closeMoment(table);
    return mayFollow(table)
      ? callThen(frame('settle', { rounds: 0, scene: NO_SCENE }), 'triggers', vars)
      : triggers(table, vars);
  },
  triggers,
  triggered: (_, vars, input) =>
    input.returned === true ? goTo('chain', { ...vars, chained: true }) : goTo('offer', vars),
  // The opponent of whoever activated last may answer first. (chains.build.priority-to-opponent, turn.triggers.in-a-phase-may-be-responded-to-one-by-one)
  chain: (table, vars) => {
    const last = table.state.chain.at(-1);
    const next = opponentOf(last?.player ?? vars.starter);
    return callThen(frame('chain', { next, passes: 0 }), 'resolved', vars);
  },
  // After a Chain the turn player acts first again. (battle.start-step.both-pass-to-leave, turn.structure.phase-ends-after-both-pass-and-all-resolved)
  resolved: (table, vars) => {
    if (isLooping(table)) return endInLoop(table);
    const { skipTo, battle, timing } = table.state;
    // An effect ended this part of the turn, or its battle is to be finished first. (damage-step.during-resolution.steps-after-the-chain)
    if (skipTo !== null || (battle?.insideEffect && battle.calculated && !battleGoesOn(table)))
      return end(true);
    if (vars.rule === 'last') return endAtLast(table);
    // Players open no further Chain, what met its condition in this one does. (chains.window.trigger-opens-chain-passively,
    // chains.window.from-damage-calculation-on, damage-step.end.triggers-can-open-a-new-chain)
    if (vars.rule === 'once' && battle) write(table, 'battle', { ...battle, chainOver: timing });
    const rule = vars.rule === 'once' ? 'further' : vars.rule;
    return goTo('begin', { rule, starter: table.state.turnPlayer, passes: 0, chained: true });
  },
  offer,
  answered: (table, vars, input) => {
    const player = vars.passes === 0 ? vars.starter : opponentOf(vars.starter);
    const [choice] = input.chosen;
    return begin(table, player, choice ?? { do: 'pass' }, vars);
  },
  'asked-again': (table, vars, input) => {
    const [choice] = input.chosen;
    return choice === undefined || choice.do === 'pass'
      ? force(table, vars)
      : begin(table, vars.starter, choice, vars);
  },
  'forced-starter': (table, vars, input) =>
    begin(table, vars.starter, input.chosen[0] ?? { do: 'pass' }, vars),
  'forced-other': (table, vars, input) =>
    begin(table, opponentOf(vars.starter), input.chosen[0] ?? { do: 'pass' }, vars),
};

const endAtLast = (table: Table): NextIn<'window'> => {
  forgetMoments(table);
  write(table, 'pending', []);
  return end(true);
};

/** Have the timings that follow the calculation inside an effect already begun? */
const battleGoesOn = (table: Table): boolean =>
  table.state.timing === 'after-damage-calculation' || table.state.timing === 'damage-step-end';
