/** The part `start`: what a command costs from nothing, today's beside that of another revision, each in a program of its own. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { READY_MADE_DECKS } from '@spellspeed/cards';
import { makeYdk } from '@spellspeed/formats';
import { builtRevision, commitOf, ROOT } from '../decks/revision.ts';
import { type Summary, summarize } from '../statistics.ts';
import { STARTED, type Started } from './commands.ts';

export interface StartResult {
  readonly title: string;
  readonly limit?: number;
  /** Processor seconds, user and system, with those of the programs that it starts itself. */
  readonly today: Summary;
  readonly before?: Summary;
}

/** Before commands were loaded when they are called. */
export const REVISION_BEFORE = 'e9e5439f';
const TICKS_PER_SECOND = 100;
const STAT = '/proc/self/stat';
/** Places behind the name of the program, which stands in brackets. */
const CHILDREN = [13, 14] as const;

/** Processor seconds of all programs that this one has started and that have ended; by Linux alone. */
const secondsOfChildren = (): number => {
  const fields = readFileSync(STAT, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return CHILDREN.reduce((sum, at) => sum + Number(fields[at]), 0) / TICKS_PER_SECOND;
};

/** What one start costs. */
const start = (root: string, deck: string, { title, words }: Started): number => {
  const before = secondsOfChildren();
  const { status, stderr } = spawnSync(process.execPath, words(root, deck), {
    cwd: root,
    input: '',
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${title} ends with exit code ${status} in ${root}: ${stderr.trim()}`);
  return secondsOfChildren() - before;
};

/** The file of a deck, as somebody has it. */
const writeDeck = (): string => {
  const file = join(mkdtempSync(join(tmpdir(), 'spellspeed-start-')), 'my-deck.ydk');
  writeFileSync(file, makeYdk(READY_MADE_DECKS.blackwing));
  return file;
};

export const benchStart = (
  { rounds, against = REVISION_BEFORE }: { readonly rounds: number; readonly against?: string },
  onProgress: (text: string) => void,
): readonly StartResult[] => {
  if (!existsSync(STAT))
    throw new Error(`The part start reads processor times from ${STAT}, which Linux alone has.`);
  const commit = commitOf(against);
  if (commit !== undefined) onProgress(`start: building ${against}`);
  const other = commit === undefined ? undefined : builtRevision(commit);
  const deck = writeDeck();
  return STARTED.map((started) => {
    onProgress(`start: ${started.title}`);
    // Once before those that count: what is kept from one command to the next is there then, and the files are in memory.
    const folders = other === undefined ? [ROOT] : [ROOT, other];
    for (const root of folders) start(root, deck, started);
    const measured = folders.map((): number[] => []);
    for (let round = 0; round < rounds; round++)
      for (const [index, root] of folders.entries()) measured[index]?.push(start(root, deck, started));
    const [ours = [], theirs] = measured;
    const { title, limit } = started;
    return {
      title,
      ...(limit !== undefined && { limit }),
      today: summarize(ours),
      ...(theirs && { before: summarize(theirs) }),
    };
  });
};
