/** The part `decks`: today's engine, beside that of another revision and beside other releases of Node. */
import type { Options } from '../options.ts';
import { compareDecks, type DeckResult } from './compare.ts';
import { startPlayer } from './player-process.ts';
import { releaseOf } from './release.ts';
import { builtRevision, commitOf, ROOT } from './revision.ts';

/** The engines of a run: a name and the folder where it is built. The first is what the others are divided by. */
const enginesOf = (against: string | undefined, onProgress: (text: string) => void) => {
  const today = { name: 'today', root: ROOT };
  const commit = against === undefined ? undefined : commitOf(against);
  if (against === undefined || commit === undefined) return [today];
  onProgress(`building ${against}`);
  return [{ name: against, root: builtRevision(commit) }, today];
};
/** The releases of Node of a run, this program's first. */
const releasesOf = (nodes: readonly string[], onProgress: (text: string) => void) => [
  { version: process.versions.node, program: process.execPath },
  ...nodes.map((node) => {
    onProgress(`fetching Node ${node}`);
    const release = releaseOf(node);
    if (release === undefined)
      throw new Error(`--node: npm brings no release ${node} of Node, or cannot be reached`);
    return release;
  }),
];

/** Plays the decks with every engine on every release. */
export const benchDecks = async (
  { decks: plan, against, nodes, profile }: Options,
  onProgress: (text: string) => void,
): Promise<readonly DeckResult[]> => {
  const engines = enginesOf(against, onProgress);
  const players = releasesOf(nodes, onProgress).flatMap(({ version, program }) =>
    engines.map(({ name, root }) =>
      startPlayer(nodes.length === 0 ? name : `${name}, Node ${version}`, {
        root,
        node: program,
        ...(profile !== undefined && root === ROOT && { profile }),
      }),
    ),
  );
  try {
    return await compareDecks(players, plan, onProgress);
  } finally {
    for (const player of players) player.stop();
  }
};
