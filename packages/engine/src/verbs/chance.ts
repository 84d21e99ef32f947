/** Verbs of chance: coins and dice, drawn from the duel's own generator. */
import { note } from '../meaning/scene.ts';
import { record } from '../moves/moment.ts';
import { roll } from '../state/door.ts';
import { done, verb } from './verb.ts';

const DIE_SIDES = 6;

export const tossCoins = verb<'toss-coins'>({
  run: (table, { count, as }, { scene, sceneId }) => {
    let heads = 0;
    for (let tossed = 0; tossed < count; tossed++) heads += roll(table, 2);
    note(table, sceneId, as, heads);
    record(table, { what: 'coins-tossed', player: scene.you, heads, count });
    return done(true);
  },
});
export const rollDie = verb<'roll-die'>({
  run: (table, { as }, { scene, sceneId }) => {
    const result = 1 + roll(table, DIE_SIDES);
    note(table, sceneId, as, result);
    record(table, { what: 'die-rolled', player: scene.you, result });
    return done(true);
  },
});
