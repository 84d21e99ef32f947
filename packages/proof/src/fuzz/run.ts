/** Runs all readers on damaged inputs, in turn, until the time or the number is reached. */
import { ANSWERS, playWrongly, readDuel } from './answers.ts';
import { ARGUMENTS, lineFor, tryLine } from './arguments.ts';
import { type Finding, tried } from './outcome.ts';
import { inputFor, READERS } from './readers.ts';

export interface FuzzOptions {
  readonly seed: number;
  /** Readers with one of these names; all of them if none is named. */
  readonly only: readonly string[];
  /** Stops after so many seconds, and after so many inputs of each reader. */
  readonly seconds: number;
  readonly inputs: number;
  /** The number of the first input. */
  readonly from: number;
  readonly onProgress?: (report: FuzzReport) => void;
  /** Hears of a finding at once, so that nothing is lost if the run does not come to its end. */
  readonly onFinding?: (finding: Finding) => void;
}
export interface Counts {
  inputs: number;
  read: number;
  refused: number;
  findings: number;
}
export interface FuzzReport {
  readonly seed: number;
  readonly seconds: number;
  readonly inputs: number;
  readonly wrongAnswers: number;
  readonly readers: { readonly [name: string]: Readonly<Counts> };
  readonly findings: readonly Finding[];
}

export const NAMES: readonly string[] = [...READERS.map(({ name }) => name), ANSWERS, ARGUMENTS];
/** Questions of a duel with wrong answers. */
const QUESTIONS = 60;
/** Of the readers that take longest an input comes less often. */
const EVERY: { readonly [name: string]: number } = { [ANSWERS]: 40, [ARGUMENTS]: 8, field: 2, options: 2 };

interface Running {
  readonly onFinding: (finding: Finding) => void;
  readonly counts: { [name: string]: Counts };
  readonly findings: Finding[];
  wrongAnswers: number;
}
const countsOf = ({ counts }: Running, name: string): Counts => {
  counts[name] ??= { inputs: 0, read: 0, refused: 0, findings: 0 };
  return counts[name];
};
const note = (running: Running, name: string, result: ReturnType<typeof tried>): void => {
  const counts = countsOf(running, name);
  counts.inputs++;
  if ('outcome' in result) counts[result.outcome]++;
  else {
    counts.findings++;
    running.findings.push(result.finding);
    running.onFinding(result.finding);
  }
};

const tryAnswers = (running: Running, seed: number, number: number): void => {
  const duel = seed * 1_000_000 + number;
  const result = tried(ANSWERS, `${duel} ${QUESTIONS}`, () => {
    running.wrongAnswers += playWrongly(duel, QUESTIONS).wrong;
    return 'read';
  });
  // A duel takes as long as it takes.
  note(
    running,
    ANSWERS,
    'finding' in result && result.finding.kind === 'slow' ? { outcome: 'read' } : result,
  );
};
const tryArguments = async (running: Running, seed: number, number: number): Promise<void> => {
  const finding = await tryLine(lineFor(seed, number));
  note(running, ARGUMENTS, finding === null ? { outcome: 'refused' } : { finding });
};

/** The input of this number, for every reader that is wanted. */
const tryAll = async (running: Running, { seed, only }: FuzzOptions, number: number): Promise<void> => {
  const isWanted = (name: string): boolean =>
    (only.length === 0 || only.includes(name)) && number % (EVERY[name] ?? 1) === 0;
  for (const reader of READERS)
    if (isWanted(reader.name)) {
      const input = inputFor(reader, seed, number);
      note(
        running,
        reader.name,
        tried(reader.name, input, () => reader.read(input)),
      );
    }
  if (isWanted(ANSWERS)) tryAnswers(running, seed, number);
  if (isWanted(ARGUMENTS)) await tryArguments(running, seed, number);
};

const PROGRESS_EVERY = 200;
export const fuzz = async (options: FuzzOptions): Promise<FuzzReport> => {
  const { onFinding = () => undefined } = options;
  const running: Running = { onFinding, counts: {}, findings: [], wrongAnswers: 0 };
  const start = performance.now();
  const seconds = (): number => (performance.now() - start) / 1000;
  const report = (): FuzzReport => ({
    seed: options.seed,
    seconds: Math.round(seconds()),
    inputs: Object.values(running.counts).reduce((sum, { inputs }) => sum + inputs, 0),
    wrongAnswers: running.wrongAnswers,
    readers: running.counts,
    findings: running.findings,
  });
  for (let done = 0; done < options.inputs && seconds() < options.seconds; done++) {
    await tryAll(running, options, options.from + done);
    if (done % PROGRESS_EVERY === PROGRESS_EVERY - 1) options.onProgress?.(report());
  }
  return report();
};

/** Tries one input again. */
export const repeat = async ({
  reader: name,
  input,
}: Pick<Finding, 'reader' | 'input'>): Promise<Finding | null> => {
  if (name === ARGUMENTS) return tryLine(JSON.parse(input) as string[]);
  const reader = name === ANSWERS ? { read: readDuel } : READERS.find((each) => each.name === name);
  if (reader === undefined)
    throw new RangeError(`There is no reader "${name}"; there are ${NAMES.join(', ')}.`);
  const result = tried(name, input, () => reader.read(input));
  return 'finding' in result ? result.finding : null;
};
