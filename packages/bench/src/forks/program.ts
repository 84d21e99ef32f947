/** A program that weighs forks of a mirror duel of the deck of its first argument; its second is how many. Runs with `--expose-gc`. Prints JSON. */
import { CARDS, type DeckName, READY_MADE_DECKS } from '@spellspeed/cards';
import { createPool } from '@spellspeed/engine';
import { midgamePosition } from '../positions.ts';
import { weighForks } from './fork-memory.ts';

/** What one collection lets go may free more. */
const COLLECTIONS = 4;

const { gc: collect } = globalThis;
if (collect === undefined) throw new Error('start it with node --expose-gc');
const weigh = (): number => {
  for (let collection = 0; collection < COLLECTIONS; collection++) collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};

const [, , name, count] = process.argv;
const deck = READY_MADE_DECKS[name as DeckName];
const duel = midgamePosition({ pool: createPool(CARDS), players: [deck, deck] });
// The program itself grows when it does something for the first time.
weighForks(duel, 100, weigh);
console.log(JSON.stringify({ turn: duel.turn, megabytes: weighForks(duel, Number(count), weigh) }));
