/** A program of Node that plays. */
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Answer, type Player, playedOf } from './orders.ts';

export interface Program {
  /** The folder of the project whose built packages are to play. */
  readonly root: string;
  /** The program of another release of Node. */
  readonly node?: string;
  /** A folder for the program's CPU profile. */
  readonly profile?: string;
}

// What is built plays, also when a test asks.
const PROGRAM = fileURLToPath(new URL('../../dist/decks/player.js', import.meta.url));

const answerOf = (child: ChildProcess): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const ended = (code: number | null): void => reject(new Error(`it ended with the code ${code}`));
    child.once('exit', ended);
    child.once('message', (answer) => {
      child.off('exit', ended);
      resolve(answer as Answer);
    });
  });

export const startPlayer = (name: string, { root, node, profile }: Program): Player => {
  const execArgv = profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`];
  const child = fork(PROGRAM, [root], { execArgv, ...(node !== undefined && { execPath: node }) });
  return {
    name,
    play: async (order) => {
      const coming = answerOf(child);
      child.send(order);
      return playedOf(name, await coming);
    },
    stop: () => child.disconnect(),
  };
};
