/** `npm run fuzz`: damaged inputs for everything that reads what comes from outside. */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Measured, measureAll, measureHere } from './measure.ts';
import type { Finding } from './outcome.ts';
import { type FuzzReport, fuzz, NAMES, repeat } from './run.ts';

const USAGE = `npm run fuzz -- [--minutes 10] [--seed 1] [--inputs n] [--from n] [--only name]… [--json] | --repeat FILE | --extremes [--only name]…
  --minutes  stops after so long (1 unless said otherwise)
  --inputs   stops after so many inputs of each reader
  --seed     a whole number; the same seed damages in the same way
  --from     the number of the first input: a run in slices
  --only     ${NAMES.join(', ')}
  --repeat   tries what was found again
  --extremes measures what the worst inputs take, each in a process of its own`;

const FOUND = fileURLToPath(new URL('../../fuzz/found/', import.meta.url));

/** Only so many findings are written and told; all are counted. */
const MOST_KEPT = 50;
type Kept = Finding & { readonly repeat: string };
/** Writes a finding, and tells it with the command that repeats it. */
const keep = (finding: Finding): Kept => {
  mkdirSync(FOUND, { recursive: true });
  const name = createHash('sha256').update(finding.input).digest('hex').slice(0, 10);
  const file = `${FOUND}${finding.reader}-${name}.json`;
  writeFileSync(file, `${JSON.stringify(finding, null, 2)}\n`);
  const repeat = `npm run fuzz -- --repeat ${relative(process.cwd(), file)}`;
  console.error(`\n${finding.kind}: ${finding.message.slice(0, 300)}\n  ${repeat}`);
  return { ...finding, repeat };
};
const lineOf = ({ inputs, wrongAnswers, findings, seconds }: FuzzReport): string =>
  `${inputs} inputs, ${wrongAnswers} wrong answers, ${findings.length} findings, ${seconds} s`;

const printReport = (report: FuzzReport): void => {
  for (const [name, { inputs, read, refused, findings }] of Object.entries(report.readers))
    console.log(`${name.padEnd(20)}${inputs} inputs: ${read} read, ${refused} refused, ${findings} findings`);
  console.log(lineOf(report));
};

const printMeasured = ({ reader, name, characters, seconds, megabytes, isTooMuch }: Measured): void =>
  console.log(
    [
      reader.padEnd(14),
      name.padEnd(36),
      `${characters}`.padStart(9),
      `${seconds.toFixed(2)} s`.padStart(9),
      `${Math.round(megabytes)} MB`.padStart(8),
      isTooMuch ? '  too much' : '',
    ].join(''),
  );

const wholeNumber = (typed: string | undefined, otherwise: number): number => {
  const number = typed === undefined ? otherwise : Number(typed);
  if (!Number.isSafeInteger(number) || number < 0)
    throw new RangeError(`Found "${typed}", expected a whole number.`);
  return number;
};

const main = async (): Promise<number> => {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    options: {
      ...{ minutes: text, seed: text, inputs: text, from: text, repeat: text },
      only: { type: 'string', multiple: true },
      ...{ extreme: text, extremes: { type: 'boolean', default: false } },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  if (values.extreme !== undefined) {
    console.log(JSON.stringify(measureHere(wholeNumber(values.extreme, 0))));
    return 0;
  }
  if (values.extremes) return measureAll(values.only ?? [], printMeasured) ? 0 : 1;
  if (values.repeat !== undefined) {
    const finding = await repeat(JSON.parse(readFileSync(values.repeat, 'utf8')) as Finding);
    console.log(finding === null ? 'Nothing is found any more.' : `${finding.kind}: ${finding.message}`);
    return finding === null ? 0 : 1;
  }
  const kept: Kept[] = [];
  const report = await fuzz({
    seed: wholeNumber(values.seed, 1),
    only: values.only ?? [],
    seconds: 60 * Number(values.minutes ?? (values.inputs === undefined ? 1 : Number.POSITIVE_INFINITY)),
    inputs: wholeNumber(values.inputs, Number.MAX_SAFE_INTEGER),
    from: wholeNumber(values.from, 0),
    onFinding: (finding) => void (kept.length < MOST_KEPT && kept.push(keep(finding))),
    onProgress: (now) => process.stderr.write(`\r${lineOf(now)}`),
  });
  process.stderr.write('\n');
  if (values.json) console.log(JSON.stringify({ ...report, findings: kept }, null, 2));
  else printReport(report);
  return report.findings.length === 0 ? 0 : 1;
};

process.exitCode = await main().catch((thrown: unknown) => {
  console.error(thrown instanceof Error ? thrown.message : String(thrown));
  console.error(USAGE);
  return 2;
});
