/** How much of the processor and of memory the worst inputs take, each in a process of its own. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { EXTREMES, type Extreme } from './extremes.ts';
import { MOST_SECONDS } from './outcome.ts';
import { inputFor, READERS } from './readers.ts';

/** No text of any size takes more memory beside what the program itself takes. */
const MOST_MEGABYTES = 300;

export interface Measured extends Pick<Extreme, 'reader' | 'name'> {
  readonly characters: number;
  readonly seconds: number;
  /** By how much the process has grown at its peak. */
  readonly megabytes: number;
  readonly isTooMuch: boolean;
}

const peak = (): number => process.resourceUsage().maxRSS / 1024;

/** Reads the extreme of this number, in this process. Damaged inputs are read first, so that everything is loaded and warm. */
export const measureHere = (number: number): Measured => {
  const extreme = EXTREMES[number];
  const reader = READERS.find(({ name }) => name === extreme?.reader);
  if (extreme === undefined || reader === undefined) throw new RangeError(`There is no extreme ${number}.`);
  for (let each = 0; each < 10; each++) reader.read(inputFor(reader, 1, each));
  const input = extreme.make();
  const [before, start] = [peak(), process.cpuUsage()];
  reader.read(input);
  const { user, system } = process.cpuUsage(start);
  const [seconds, megabytes] = [(user + system) / 1e6, peak() - before];
  return {
    reader: extreme.reader,
    name: extreme.name,
    characters: input.length,
    seconds,
    megabytes,
    isTooMuch: seconds > MOST_SECONDS || megabytes > MOST_MEGABYTES,
  };
};

/** Whatever has not come back after so long hangs. */
const LONGEST = 120_000;
const MAIN = fileURLToPath(new URL('./main.js', import.meta.url));
/** Measures all extremes of the readers with one of these names, or of all of them. */
export const measureAll = (only: readonly string[], onMeasured: (measured: Measured) => void): boolean => {
  let isGood = true;
  EXTREMES.forEach(({ reader, name }, number) => {
    if (only.length > 0 && !only.includes(reader)) return;
    const run = spawnSync(process.execPath, [MAIN, '--extreme', String(number)], {
      encoding: 'utf8',
      timeout: LONGEST,
    });
    if (run.status !== 0)
      throw new Error(`${reader}, ${name}: ${run.stderr || `no end after ${LONGEST / 1000} s`}`);
    const measured = JSON.parse(run.stdout) as Measured;
    isGood &&= !measured.isTooMuch;
    onMeasured(measured);
  });
  return isGood;
};
