/** A card as it enters the duel. */
import { bug } from '../state/bug.ts';
import type { CardPool } from '../state/pool.ts';
import type { CardState } from '../state/state.ts';
import type { Passcode, Stamp, Stay } from '../vocabulary/ids.ts';
import type { Player } from '../vocabulary/players.ts';
import { NO_DEEDS } from './former.ts';

const NONE = {};
const NO_EFFECTS: readonly string[] = [];
/** A card that has not moved yet, in the Deck or the Extra Deck. */
export const newCard = (pool: CardPool, passcode: number, owner: Player, stay: number): CardState => {
  const definition = pool.get(passcode as Passcode) ?? bug(`the pool has no card ${passcode}`);
  return {
    passcode: passcode as Passcode,
    owner,
    controller: owner,
    zone: definition.inExtraDeck ? 'extra' : 'deck',
    place: 0,
    face: 'down',
    position: 'attack',
    stay: stay as Stay,
    since: 0 as Stamp,
    faceUpSince: 0 as Stamp,
    arrival: null,
    properly: false,
    host: null,
    last: null,
    traits: null,
    placedAs: null,
    again: false,
    counters: NONE,
    gained: NO_EFFECTS,
    declared: null,
    links: NONE,
    made: null,
    deeds: NO_DEEDS,
    uses: NONE,
    tallies: NONE,
  };
};
