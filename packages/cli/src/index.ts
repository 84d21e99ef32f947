/** For programs that run commands without a process of their own. */
import { asCalled } from './main.ts';
import { runCommand } from './program.ts';
import { saidAtOnce } from './said-at-once.ts';
import type { Terminal } from './terminal.ts';

export { TROUBLE_OF_OUR_OWN } from './program.ts';
export type { Paint, Terminal } from './terminal.ts';

/** Runs a command at this terminal, for programs; the process goes on. Returns the exit code. */
export const run = async (args: readonly string[], terminal: Terminal): Promise<number> => {
  const said = saidAtOnce(args);
  if (said === undefined) return runCommand(asCalled(args), terminal);
  if (said.out !== '') terminal.out(said.out);
  if (said.err !== '') terminal.err(said.err);
  return said.code;
};
