/** Loops of mandatory effects end: the same situation comes back and nobody had a choice. (duel.loop.repeated-state-is-a-draw) */
import { endDuel } from '../moves/life-points.ts';
import { write } from '../state/door.ts';
import { canonicalJson, digestOf } from '../state/json.ts';
import { end } from '../state/next.ts';
import { cardOf, type Table } from '../state/table.ts';
import { PLAYERS } from '../vocabulary/players.ts';
import { ZONES } from '../vocabulary/zones.ts';

/** So many Chains without a choice are still no reason to look closer. */
const PATIENCE = 16;

/** What would be the same if everything repeated: no stamps, no stays, no counters of the engine. */
const situationOf = (table: Table): string => {
  const { state } = table;
  const place = (player: 0 | 1) =>
    ZONES.map((zone) =>
      state.lists[player][zone].map((card) => {
        if (card < 0) return 0;
        const { passcode, face, position, counters } = cardOf(table, card);
        return [passcode, face, position, counters];
      }),
    );
  const pending = state.pending.map(({ card, effect }) => [card.card, effect]);
  const { lifePoints, phase, timing, turn, lingering } = state;
  return digestOf(
    canonicalJson([PLAYERS.map(place), pending, lifePoints, phase, timing, turn, lingering.length]),
  );
};

/** Called after each Chain; true when the same situation has come back and no player had a choice since. */
export const isLooping = (table: Table): boolean => {
  const { trail } = table.state;
  if (trail.length < PATIENCE) {
    write(table, 'trail', [...trail, '']);
    return false;
  }
  const situation = situationOf(table);
  if (trail.includes(situation)) return true;
  write(table, 'trail', [...trail, situation]);
  return false;
};
/** A player had a choice: what repeats now is what players want. */
export const forgetTrail = (table: Table): void => {
  if (table.state.trail.length > 0) write(table, 'trail', []);
};
export const endInLoop = (table: Table): ReturnType<typeof end> => {
  endDuel(table, null, 'loop');
  return end(true);
};
