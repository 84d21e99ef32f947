/** Verbs of chance: coins and dice, drawn from the duel's own generator. */
import { note } from '../meaning/scene.ts';
import { record } from '../moves/moment.ts';
import { roll } from '../state/door.ts';
import type { Table } from '../state/table.ts';
import { opponentOf, type Player } from '../vocabulary/players.ts';
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
const rollFor = (table: Table, player: Player): number => {
  const result = 1 + roll(table, DIE_SIDES);
  record(table, { what: 'die-rolled', player, result });
  return result;
};
export const rollDie = verb<'roll-die'>({
  run: (table, { as }, { scene, sceneId }) => {
    note(table, sceneId, as, rollFor(table, scene.you));
    return done(true);
  },
});
/** The turn player first. (effects.resolution.turn-player-first) */
export const rollOff = verb<'roll-off'>({
  run: (table, { as, opponents }, { scene, sceneId }) => {
    const { turnPlayer } = table.state;
    let first: number;
    let second: number;
    do {
      first = rollFor(table, turnPlayer);
      second = rollFor(table, opponentOf(turnPlayer));
    } while (first === second);
    const isFirst = scene.you === turnPlayer;
    note(table, sceneId, as, isFirst ? first : second);
    note(table, sceneId, opponents, isFirst ? second : first);
    return done(true);
  },
});
