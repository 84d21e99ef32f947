/** A worker thread: plays its slice of a run after a warm-up, and gives its slowest answers again. */
import { parentPort, workerData } from 'node:worker_threads';
import { CARDS } from '@spellspeed/cards';
import { createPool } from '@spellspeed/engine';
import type { Job, Report } from './search.ts';
import { findSlowest, giveAgain } from './slow-answers.ts';

/** Far from the duels that count. */
const WARM_UP = 1_000_000_000;

const tell = (report: Report): void => parentPort?.postMessage(report);
const { decks, warmUp, from, duels } = workerData as Job;
const pool = createPool(CARDS);
findSlowest({ pool, decks, from: WARM_UP, duels: warmUp });
const found = findSlowest({ pool, decks, from, duels, onDuel: (done) => tell({ done }) });
tell({ part: { ...found, slowest: found.slowest.map((timed) => giveAgain(pool, timed)) } });
