import { READY_MADE_DECKS } from '@spellspeed/cards';
import { releaseOf } from './decks/release.ts';
import { commitOf } from './decks/revision.ts';
import { type Measured, measurePart } from './measurements.ts';
import { type Options, type Part, parseOptions, USAGE } from './options.ts';

const options = parseOptions(process.argv.slice(2), Object.keys(READY_MADE_DECKS));
const trouble = 'mistake' in options ? `${options.mistake}\n\n${USAGE}` : whatIsNotThere(options);
if (trouble !== undefined) fail(trouble);
else if (!('mistake' in options)) await bench(options);

/** What the command line names and nobody has. */
function whatIsNotThere({ against, nodes }: Options): string | undefined {
  if (against !== undefined && commitOf(against) === undefined)
    return `--against: there is no revision "${against}" here; expected a commit, a branch or a tag`;
  const release = nodes.find((node) => releaseOf(node) === undefined);
  return release === undefined
    ? undefined
    : `--node: npm brings no release "${release}" of Node, or cannot be reached; expected one as 24 or 24.1.0`;
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}

/** Measures the parts in turn; a table is printed as soon as it is there, JSON in the end. */
async function bench(options: Options): Promise<void> {
  const isTable = options.output === 'table';
  const measured: Record<string, Measured<Part>['value']> = {};
  for (const part of options.parts) {
    const { value, table } = await measurePart(part, options, (text) => console.error(text));
    if (isTable) console.log(`${Object.keys(measured).length > 0 ? '\n' : ''}${table}`);
    measured[part] = value;
  }
  if (isTable) return;
  const { version, arch } = process;
  const plan = { ...options.decks, seconds: options.seconds, slowest: options.slowest };
  console.log(JSON.stringify({ node: version, arch, plan, ...measured }, undefined, 2));
}
