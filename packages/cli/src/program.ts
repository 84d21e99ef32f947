/** The command line: every command is built on functions that also run against a script. */
import { Command, CommanderError } from 'commander';
import { later } from './commands/later.ts';
import { COMMANDS } from './commands/table.ts';
import type { Terminal } from './terminal.ts';
import { messageOfThrown, stackOfThrown, Trouble } from './trouble.ts';
import { VERSION } from './version.ts';

/** Said where something is wrong that nobody at the keyboard can mend. */
export const TROUBLE_OF_OUR_OWN = 'Something is wrong in Spellspeed itself';

const programFor = (terminal: Terminal, exit: (code: number) => void): Command => {
  const program = new Command('spellspeed')
    .description('Yu-Gi-Oh! OCG duels in the terminal')
    .version(VERSION)
    // Options belong to the command before them: "card check X --json" asks check for data.
    .enablePositionalOptions()
    .exitOverride()
    .configureOutput({
      writeOut: (text) => terminal.out(text.trimEnd()),
      writeErr: (text) => terminal.err(text.trimEnd()),
    });
  for (const { name, does, load } of COMMANDS)
    program.addCommand(
      later(name, does, async () => (await load())(terminal, exit)).copyInheritedSettings(program),
    );
  return program;
};

/** Says what went wrong; a stack only to those who ask for it. */
export const reportThrown = (thrown: unknown, { err, paint }: Terminal): void => {
  const stack = stackOfThrown(thrown);
  if (stack !== undefined) err(stack);
  else if (thrown instanceof Trouble) {
    const [first = '', ...more] = thrown.lines;
    err(paint.red(first));
    for (const line of more) err(line);
  } else {
    err(paint.red(`${TROUBLE_OF_OUR_OWN}: ${messageOfThrown(thrown)}`));
    err('Set DEBUG=1 to see where.');
  }
};

/** Runs a command that there is at this terminal. Returns the exit code. */
export const runCommand = async (args: readonly string[], terminal: Terminal): Promise<number> => {
  let code = 0;
  const program = programFor(terminal, (given) => {
    code = given;
  });
  try {
    await program.parseAsync(args, { from: 'user' });
    return code;
  } catch (thrown) {
    // What Commander refuses it has said already.
    if (thrown instanceof CommanderError) return thrown.exitCode;
    reportThrown(thrown, terminal);
    return 1;
  }
};
