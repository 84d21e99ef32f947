/** The other end of a program that plays: started once, so that its code stays as hot as it has become. */
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Answer, Order, Played } from './orders.ts';

export interface Player {
  readonly name: string;
  /** Plays what is ordered. Fails with what the program said where it could not. */
  readonly play: (order: Order) => Promise<Played>;
  readonly stop: () => void;
}

const PROGRAM = fileURLToPath(new URL('./player.js', import.meta.url));

const answerOf = (child: ChildProcess): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const ended = (code: number | null): void => reject(new Error(`it ended with the code ${code}`));
    child.once('exit', ended);
    child.once('message', (answer) => {
      child.off('exit', ended);
      resolve(answer as Answer);
    });
  });

/** `root`: the folder of the project whose built packages are to play; `profile`: a folder for the program's CPU profile. */
export const startPlayer = (name: string, root: string, profile?: string): Player => {
  const execArgv = profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`];
  const child = fork(PROGRAM, [root], { execArgv });
  return {
    name,
    play: async (order) => {
      const coming = answerOf(child);
      child.send(order);
      const answer = await coming;
      if ('mistake' in answer) throw new Error(`${name}: ${answer.mistake}`);
      return answer.played;
    },
    stop: () => child.disconnect(),
  };
};
