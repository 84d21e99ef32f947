/** A program that loads the subject of its first argument once and prints how long each step took, as JSON. */
import { type Loaded, SUBJECTS, type Subject } from './subjects.ts';

const make = SUBJECTS[process.argv[2] as Subject];
const started = performance.now();
const engine = await import('@spellspeed/engine');
const withEngine = performance.now();
const cards = await import('@spellspeed/cards');
const withCards = performance.now();
const { pool } = make(cards, engine);
const ended = performance.now();
const loaded: Loaded = {
  cards: [...pool.passcodes].length,
  milliseconds: {
    'the engine': withEngine - started,
    'the cards': withCards - withEngine,
    'the pool': ended - withCards,
  },
};
console.log(JSON.stringify(loaded));
