/** Carrying out what is due and uses no Chain: delayed actions, returns to the field, returns of control. */

import { isNegated } from '../../field/modifiers.ts';
import { obstacleToOtherKind } from '../../field/one-kind.ts';
import type { Action } from '../../language/action.ts';
import { asksForOwnZone } from '../../language/own-zone.ts';
import { endScene, resumeScene } from '../../meaning/scene.ts';
import { closeMoment } from '../../moves/moment.ts';
import { moveCard } from '../../moves/move.ts';
import { freePlace } from '../../moves/piles.ts';
import { bug } from '../../state/bug.ts';
import { isStill } from '../../state/cards-of.ts';
import { write, writeCard } from '../../state/door.ts';
import { callThen, end, frame, goTo, type Procedure } from '../../state/next.ts';
import type { ReturnPlace, Task } from '../../state/state.ts';
import { cardOf, listOf, type Table } from '../../state/table.ts';
import { type CardId, NO_CARD, NO_SCENE } from '../../vocabulary/ids.ts';
import { opponentOf } from '../../vocabulary/players.ts';
import { MAIN_MONSTER_ZONES, PLACES } from '../../vocabulary/zones.ts';
import { isText } from '../effect/settle.ts';

const taskOf = (table: Table, id: number): Task =>
  table.state.tasks.find((task) => task.id === id) ?? bug(`there is no task ${id}`);
const withdraw = (table: Table, id: number): void =>
  write(
    table,
    'tasks',
    table.state.tasks.filter((task) => task.id !== id),
  );

/** A Main Monster Zone, also for what was in an Extra Monster Zone. (movement.temporary-banish.returns-to-a-main-monster-zone) */
const placeFor = (table: Table, { controller, zone, place }: ReturnPlace): number => {
  const anywhere = Array.from({ length: Math.min(MAIN_MONSTER_ZONES, PLACES[zone]) }, (_, each) => each);
  const isFree = anywhere.includes(place) && listOf(table, controller, zone)[place] === NO_CARD;
  return isFree ? place : freePlace(table, controller, zone, anywhere);
};
/**
 * How and from where it was Summoned stays, but not that this was in this turn, nor that it was flipped.
 * (movement.temporary-banish.keeps-how-it-was-summoned)
 * (faq.face-down.summoned-way.kept, faq.face-down.from-where.lost-face-down-kept-banished, faq.face-down.own-way.lost-face-down-kept-banished)
 */
const keepOf = (table: Table, card: CardId, former: ReturnPlace, properly: boolean): void => {
  const returned = writeCard(table, card);
  returned.properly = properly;
  if (returned.zone !== former.zone) return;
  const { arrival } = former;
  if (arrival !== null)
    returned.arrival = { ...arrival, turn: 0, way: arrival.way === 'flip' ? 'set' : arrival.way };
  // (summoning.synchro.temporary-banish-keeps-the-materials, summoning.link.temporary-banish-keeps-the-materials)
  returned.made = former.made && { ...former.made, recalled: true };
};

/**
 * Back to the same place if it is free. It is no Special Summon, so nothing is asked about how it was once Summoned.
 * (movement.temporary-banish.return-is-not-a-special-summon, movement.temporary-banish.improperly-summoned-monster-can-return)
 */
const returnToField = (table: Table, card: CardId, former: ReturnPlace, player: 0 | 1): void => {
  // (movement.temporary-banish.trap-monster-goes-to-the-gy, faq.trap-monster.returns-from-temporary-banish-to-the-gy)
  if (former.isTrapMonster) {
    moveCard(table, { card, to: 'gy', manner: 'sent', by: 'rule', player });
    return;
  }
  const place = placeFor(table, former);
  // (movement.temporary-banish.without-a-free-zone, faq.colosseum.returning-monsters, faq.one-kind.applies-at-the-resolution)
  const isBarred =
    former.face === 'up' && former.zone === 'monsters' && obstacleToOtherKind(table, former.controller, card);
  if (place < 0 || isBarred) {
    moveCard(table, { card, to: 'gy', manner: 'placed', by: 'rule', player });
    return;
  }
  moveCard(table, {
    card,
    to: former.zone,
    controller: former.controller,
    place,
    face: former.face,
    position: former.position,
    manner: 'placed',
    by: 'rule',
    player,
  });
};

/** (faq.lasting-target.activated-lock-pauses-while-negated) */
const goesWithItsCard = (table: Table, path: string): boolean => {
  const action = table.pool.partAt(path) as Action;
  return action.do === 'if' && asksForOwnZone(action.condition);
};

export const task: Procedure<'task'> = {
  begin: (table, vars) => {
    const due = taskOf(table, vars.task);
    switch (due.task) {
      case 'action': {
        // (effects.text.maintenance, wording.restriction.maintenance)
        if ((due.ofEffect || goesWithItsCard(table, due.path)) && isNegated(table, due.source)) {
          withdraw(table, due.id);
          return goTo('over', vars);
        }
        const scene = resumeScene(table, due.scene);
        withdraw(table, due.id);
        // What is not paid for is not destroyed by an effect. (faq.resist.not-by-effect-is-not-prevented)
        const { source: card, effect } = due.scene;
        const cause = isText(table, { card, effect }) ? 'rule' : 'effect';
        const run = frame('run', { path: due.path, scene, cause, cards: [], live: [] });
        return callThen(run, 'over', { ...vars, scene });
      }
      // One that moved meanwhile does not return. (movement.temporary-banish.moved-meanwhile-does-not-return)
      case 'return-to-field':
        withdraw(table, due.id);
        due.cards.forEach((bound, index) => {
          const former = due.formers[index];
          if (former && isStill(table, bound)) {
            const { properly } = cardOf(table, bound.card);
            returnToField(table, bound.card, former, due.player);
            keepOf(table, bound.card, former, properly);
          }
        });
        return goTo('over', vars);
      case 'return-control': {
        withdraw(table, due.id);
        const cards = due.cards
          .filter((bound) => isStill(table, bound) && cardOf(table, bound.card).controller === due.player)
          .map(({ card }) => card);
        const to = opponentOf(due.player);
        return callThen(
          frame('take-control', { cards, to, player: due.player, moved: [], pointer: null }),
          'over',
          vars,
        );
      }
    }
  },
  over: (table, vars) => {
    if (vars.scene !== NO_SCENE) endScene(table, vars.scene);
    closeMoment(table);
    return end();
  },
};
