/** Entering a phase or timing: what was to be answered no longer is, and what is due there becomes due. */
import { effectPath } from '../../field/active.ts';
import { holds } from '../../meaning/condition.ts';
import { matchEvent } from '../../meaning/event.ts';
import { transientScene } from '../../meaning/scene.ts';
import { isIn } from '../../moves/matched.ts';
import { closeMoment, forgetMoments, record } from '../../moves/moment.ts';
import { eventsOf } from '../../state/awaited.ts';
import { tick, write, writeCard } from '../../state/door.ts';
import type { Happening } from '../../state/happening.ts';
import { cardOf, definitionOf, type Table } from '../../state/table.ts';
import type { Phase, Timing } from '../../vocabulary/phases.ts';

/** Begins a phase. */
export const enterPhase = (table: Table, phase: Phase, timing: Timing = 'open'): void => {
  forgetMoments(table);
  write(table, 'phase', phase);
  write(table, 'timing', timing);
  if (table.state.usedInPhase.length > 0) write(table, 'usedInPhase', []);
  const began: Happening = { what: 'phase-began', phase, player: table.state.turnPlayer };
  record(table, began);
  closeMoment(table);
  dropWhatWasDue(table);
  countPhases(table, began);
  scheduleReactions(table, began);
  forgetMoments(table);
};

/** Begins a step of the Battle Phase or a timing of the Damage Step. */
export const enterTiming = (table: Table, timing: Timing): void => {
  forgetMoments(table);
  write(table, 'timing', timing);
  record(table, { what: 'timing-began', timing, player: table.state.turnPlayer });
};

/** What was due in the phase that is over, and could not be done, is not done any more. */
const dropWhatWasDue = (table: Table): void => {
  const { tasks } = table.state;
  if (tasks.some(({ at }) => at === 'this-phase'))
    write(
      table,
      'tasks',
      tasks.filter(({ at }) => at !== 'this-phase'),
    );
};

/** Of phases that are waited for after something has happened, the next one alone is meant. */
const countPhases = (table: Table, began: Happening): void => {
  for (const card of table.sorts.phaseTriggered)
    for (const { effect, index } of definitionOf(table, card).triggers) {
      const counted = cardOf(table, card).tallies[index];
      if (counted === undefined || !effect.on.some((on) => on.event === 'phase' && on.after)) continue;
      const scene = transientScene(table, card, index);
      if (!effect.on.some((on) => matchEvent(table, on, began, scene))) continue;
      const written = writeCard(table, card);
      written.tallies = { ...written.tallies, [index]: counted + 1 };
    }
};

const PHASES = eventsOf([{ event: 'phase' }]);
/** Unclassified effects that happen in a phase are carried out in it, in an order that the players choose. (turn.end-phase.free-order-together-with-fast-cards) */
const scheduleReactions = (table: Table, began: Happening): void => {
  for (const card of table.sorts.reactiveTo(PHASES))
    for (const { effect, index } of definitionOf(table, card).unclassified) {
      if (effect.on.event !== 'phase' || !isIn(table, card, effect.from)) continue;
      if (!table.look.hasEffect(table, card, index)) continue;
      const scene = transientScene(table, card, index);
      if (!matchEvent(table, effect.on, began, scene)) continue;
      const written = writeCard(table, card);
      const tally = (written.tallies[index] ?? 0) + 1;
      written.tallies = { ...written.tallies, [index]: tally };
      if ((effect.nth !== undefined && effect.nth !== tally) || !holds(table, effect.condition, scene))
        continue;
      const id = tick(table);
      write(table, 'tasks', [
        ...table.state.tasks,
        {
          id,
          at: 'this-phase',
          turn: table.state.turn,
          player: scene.you,
          source: card,
          task: 'action',
          scene: { ...scene, id: id as number as typeof scene.id, since: id },
          path: `${effectPath(table, card, index)}/does`,
          ...(effect.isText ? {} : { ofEffect: true }),
        },
      ]);
    }
};
