/** A program that gives the answers that it reads from stdin again and prints how many calls of the engine each took, as JSON. */
import { readFileSync } from 'node:fs';
import { CARDS } from '@spellspeed/cards';
import { createPool } from '@spellspeed/engine';
import { startTally } from '../counts/tally.ts';
import { type Place, upTo } from './slow-answers.ts';

const STDIN = 0;
const places: readonly Place[] = JSON.parse(readFileSync(STDIN, 'utf8'));
const takeTally = await startTally();
const pool = createPool(CARDS);
const counted: number[] = [];
for (const place of places) {
  const { duel, answer } = upTo(pool, place);
  await takeTally();
  duel.answer(answer);
  // To read the question is part of it: choices are made when somebody looks.
  void duel.decision;
  counted.push((await takeTally()).calls);
}
console.log(JSON.stringify(counted));
