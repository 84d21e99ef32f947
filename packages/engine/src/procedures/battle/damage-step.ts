/** The Damage Step works out the battle, in five timings. (damage-step.purpose, damage-step.five-sub-timings) */

import { isAnyInForce, modifiersOn } from '../../field/modifiers.ts';
import { beginScene, endScene } from '../../meaning/scene.ts';
import { closeMoment, record, reopenMoment } from '../../moves/moment.ts';
import { turnFaceUp } from '../../moves/position.ts';
import { isStill, stillThere } from '../../state/cards-of.ts';
import { copyOfDeeds } from '../../state/copies.ts';
import { write, writeCard } from '../../state/door.ts';
import { callThen, end, frame, goTo, type Procedure, returnedCards } from '../../state/next.ts';
import type { Bound } from '../../state/scene.ts';
import { forgetSilence } from '../../state/silence.ts';
import type { BattleState, PendingTrigger } from '../../state/state.ts';
import { cardOf, type Table } from '../../state/table.ts';
import { shuffleDecks } from '../../verbs/leave.ts';
import { gather } from '../../vocabulary/gather.ts';
import { type CardId, NO_SCENE } from '../../vocabulary/ids.ts';
import { opponentOf } from '../../vocabulary/players.ts';
import { freeWindow, furtherWindow, oneChainWindow } from '../chain/window.ts';
import { askWhatStays, moveDestroyed } from '../effect/keep-destroyed.ts';
import { enterTiming } from '../turn/enter.ts';
import { expire } from '../turn/expire.ts';

const change = (table: Table, part: Partial<BattleState>): void => {
  const { battle } = table.state;
  if (battle) write(table, 'battle', { ...battle, ...part });
};
/** (damage-step.entering-makes-the-attacker-have-attacked, turn.main-phase-2.looks-back-at-what-happened-in-battle) */
const noteAttack = (table: Table): void => {
  const attacker = table.state.battle?.attacker;
  if (!attacker || !isStill(table, attacker)) return;
  const written = writeCard(table, attacker.card);
  const deeds = copyOfDeeds(written.deeds);
  deeds.hasAttacked = true;
  written.deeds = deeds;
};
const isFaceDown = (table: Table, bound: BattleState['target']): boolean =>
  bound !== null && isStill(table, bound) && cardOf(table, bound.card).face === 'down';

/**
 * A face-down monster in the battle is turned to face-up Defense Position: it is flipped. (damage-step.before-calculation.face-down-monster-is-turned-face-up,
 * summoning.flip.by-being-attacked-counts)
 */
export const flipByBattle = (table: Table): void => {
  const target = table.state.battle?.target ?? null;
  if (target && isFaceDown(table, target)) turnFaceUp(table, target.card, 'battle');
};

/**
 * The monsters determined to be destroyed go to the GY, or where an effect sends them instead: they were destroyed by battle all the same.
 * (damage-step.end.destroyed-monsters-go-to-the-gy, damage-step.end.destroyed-monsters-going-elsewhere,
 * damage-step.end.monsters-not-going-to-the-gy-are-still-destroyed-by-battle, monsters.token.destroyed-by-battle-counts)
 */
const sendDoomed = (table: Table, kept: readonly CardId[]): void => {
  const doomed = table.state.battle?.doomed ?? [];
  const destroyed = doomed.filter((bound) => isStill(table, bound));
  forgetUndestroyed(
    table,
    doomed.filter((bound) => !destroyed.includes(bound)),
  );
  const shuffled = goingInstead(table, destroyed, 'shuffled-when-destroyed-by-battle');
  const banished = goingInstead(table, destroyed, 'banished-when-destroyed-by-battle');
  const together = destroyed.map(({ card }) => card);
  for (const card of together)
    moveDestroyed(
      table,
      {
        card,
        to: banished.includes(card) ? 'banished' : shuffled.includes(card) ? 'deck' : 'gy',
        manner: 'destroyed',
        by: 'battle',
        player: opponentOf(cardOf(table, card).controller),
        together,
      },
      kept,
    );
  shuffleDecks(table, new Set(shuffled.map((card) => cardOf(table, card).owner)));
  change(table, { doomed: [], destroyed, stage: 'over' });
  forgetSilence(table);
};

/** Those that an effect sends elsewhere instead. */
const goingInstead = (
  table: Table,
  destroyed: readonly Bound[],
  how: 'shuffled-when-destroyed-by-battle' | 'banished-when-destroyed-by-battle',
): readonly CardId[] =>
  isAnyInForce(table, how)
    ? gather(destroyed, ({ card }) => (modifiersOn(table, card, how).length > 0 ? [card] : []))
    : [];

const doomedNow = (table: Table): readonly CardId[] => stillThere(table, table.state.battle?.doomed ?? []);

/** One that left by an effect was not destroyed by battle. (damage-step.determined.leaving-by-an-effect-is-not-battle-destruction) */
const forgetUndestroyed = (table: Table, left: readonly Bound[]): void => {
  if (left.length === 0) return;
  const isLeft = (bound: Bound): boolean => left.some(({ card }) => card === bound.card);
  const isAboutThem = ({ notBefore, event }: PendingTrigger): boolean =>
    notBefore === 'damage-step-end' && event.every(isLeft);
  write(
    table,
    'pending',
    table.state.pending.filter((pending) => !isAboutThem(pending)),
  );
};

/** An effect has ended this part of the turn: the timings that are left do not come about. (damage-step.end.no-timing-no-activation) */
const isCutShort = (table: Table): boolean => table.state.skipTo !== null;

export const damageStep: Procedure<'damage-step'> = {
  enter: (table, vars) => {
    noteAttack(table);
    return goTo(vars.from, vars);
  },
  // From now on the attacker has attacked. (damage-step.entering-makes-the-attacker-have-attacked, damage-step.start.handling)
  'damage-step-start': (table, vars) => {
    const target = table.state.battle?.target ?? null;
    // It stays face-down for now. (damage-step.start.battling-face-down-monster-stays-face-down)
    const faceDownAtStart = target && isFaceDown(table, target) ? [target] : [];
    change(table, { stage: 'damage-step', replay: false, faceDownAtStart });
    enterTiming(table, 'damage-step-start');
    // (damage-step.start.passes-into-before-damage-calculation)
    return callThen(freeWindow(table), 'before-damage-calculation', vars);
  },
  'before-damage-calculation': (table, vars) => {
    if (isCutShort(table)) return goTo('cut-short', vars);
    if (table.state.battle?.calculated) return goTo('after-damage-calculation', vars);
    enterTiming(table, 'before-damage-calculation');
    flipByBattle(table);
    // (damage-step.before-calculation.activations-then-pass)
    return callThen(freeWindow(table), 'damage-calculation', vars);
  },
  // First what changes ATK/DEF without a Chain, then that timing's one Chain. (damage-step.calculation.modifier-order, damage-step.calculation.effects-that-say-during-damage-calculation)
  'damage-calculation': (table, vars) => {
    if (isCutShort(table)) return goTo('cut-short', vars);
    if (table.state.battle?.calculated) return goTo('after-damage-calculation', vars);
    enterTiming(table, 'damage-calculation');
    return callThen(oneChainWindow(table), 'calculate', vars);
  },
  calculate: (_, vars) =>
    callThen(frame('damage-calculation', { losers: [], decided: [] }), 'after-damage-calculation', vars),
  // The timings that are left take place in any case. (damage-step.remaining-timings-still-take-place)
  'after-damage-calculation': (table, vars) => {
    if (isCutShort(table)) return goTo('cut-short', vars);
    closeMoment(table);
    expire(table, 'end-of-damage-calculation');
    write(table, 'timing', 'after-damage-calculation');
    return goTo('instead', vars);
  },
  // What is done instead of destruction comes first. (damage-step.after-calculation.replacement-acts-happen-first)
  instead: (table, vars) => {
    const [replaced, ...others] = table.state.battle?.replaced ?? [];
    if (!replaced) return goTo('due', vars);
    change(table, { replaced: others });
    const { by, path } = replaced;
    const scene = beginScene(table, {
      source: by,
      you: cardOf(table, by.card).controller,
      effect: 0,
      bound: {},
      noted: {},
      event: [],
    });
    return callThen(frame('run', { path, scene, cause: 'effect', cards: [], live: [] }), 'instead-done', {
      ...vars,
      scene,
    });
  },
  'instead-done': (table, vars) => {
    endScene(table, vars.scene);
    return goTo('instead', { ...vars, scene: NO_SCENE });
  },
  // What effects do later "after damage calculation", without a Chain. (effects.activation.lasting-effects-no-chain)
  due: (table, vars) => {
    const due = table.state.tasks.find(({ at }) => at === 'end-of-damage-calculation');
    return due
      ? callThen(frame('task', { task: due.id, scene: NO_SCENE, at: 0 }), 'due', vars)
      : goTo('activations', vars);
  },
  // The moments of the calculation can be answered now. (damage-step.after-calculation.activations)
  activations: (table, vars) => {
    const { turnPlayer } = table.state;
    reopenMoment(table);
    record(table, { what: 'timing-began', timing: 'after-damage-calculation', player: turnPlayer });
    closeMoment(table);
    return callThen(oneChainWindow(table), 'damage-step-end', vars);
  },
  'damage-step-end': (table, vars) => {
    if (isCutShort(table)) return goTo('cut-short', vars);
    enterTiming(table, 'damage-step-end');
    return askWhatStays(table, doomedNow(table), 'send-doomed', vars);
  },
  'send-doomed': (table, vars, input) => {
    sendDoomed(table, returnedCards(input));
    // (damage-step.end.triggers-form-one-chain)
    return callThen(oneChainWindow(table), 'over', vars);
  },
  'cut-short': (table, vars) => askWhatStays(table, doomedNow(table), 'send-doomed-and-go', vars),
  'send-doomed-and-go': (table, vars, input) => {
    sendDoomed(table, returnedCards(input));
    write(
      table,
      'pending',
      table.state.pending.filter(({ notBefore }) => notBefore === null),
    );
    return goTo('over', vars);
  },
  // (damage-step.end.until-end-of-damage-step-effects-last-to-the-very-end, wording.duration.until-end-of-damage-step,
  // damage-step.end.returns-to-the-battle-step)
  over: (table, vars) => {
    closeMoment(table);
    const due = table.state.tasks.find(
      ({ at }) => at === 'end-of-damage-step' || at === 'end-of-this-battle',
    );
    if (due) return callThen(frame('task', { task: due.id, scene: NO_SCENE, at: 0 }), 'done', vars);
    expire(table, 'end-of-damage-step', 'end-of-this-battle');
    return end();
  },
  // (damage-step.end.triggers-can-open-a-new-chain)
  done: (table, vars) => callThen(furtherWindow(table), 'over', vars),
};
