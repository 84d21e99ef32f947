/** The command line: every command is built on functions that also run against a script. */
import { Command, CommanderError } from 'commander';
import { cardCommand } from './commands/card.ts';
import { coverageCommand } from './commands/coverage.ts';
import { deckCommand } from './commands/deck.ts';
import { decksCommand } from './commands/decks.ts';
import { leagueCommand } from './commands/league.ts';
import { matchCommand } from './commands/match.ts';
import { namesCommand } from './commands/names.ts';
import { playCommand } from './commands/play.ts';
import { poolCommand } from './commands/pool.ts';
import { readerCommand } from './commands/reader.ts';
import { replayCommand } from './commands/replay.ts';
import { ruleCommand } from './commands/rule.ts';
import { rulingCommand } from './commands/ruling.ts';
import { simulateCommand } from './commands/simulate.ts';
import { tournamentCommand } from './commands/tournament.ts';
import { processTerminal, type Terminal } from './terminal.ts';
import { messageOfThrown, stackOfThrown, Trouble } from './trouble.ts';

const VERSION = '0.1.0';

/** Said where something is wrong that nobody at the keyboard can mend. */
export const TROUBLE_OF_OUR_OWN = 'Something is wrong in Spellspeed itself';

const programFor = (terminal: Terminal, exit: (code: number) => void): Command =>
  new Command('spellspeed')
    .description('Yu-Gi-Oh! OCG duels in the terminal')
    .version(VERSION)
    // Options belong to the command before them: "card check X --json" asks check for data.
    .enablePositionalOptions()
    .addCommand(playCommand(terminal))
    .addCommand(simulateCommand(terminal, exit))
    .addCommand(leagueCommand(terminal, exit))
    .addCommand(matchCommand(terminal, exit))
    .addCommand(tournamentCommand(terminal, exit))
    .addCommand(replayCommand(terminal, exit))
    .addCommand(cardCommand(terminal, exit))
    .addCommand(namesCommand(terminal))
    .addCommand(deckCommand(terminal, exit))
    .addCommand(decksCommand(terminal))
    .addCommand(poolCommand(terminal))
    .addCommand(readerCommand(terminal, exit))
    .addCommand(ruleCommand(terminal))
    .addCommand(rulingCommand(terminal, exit))
    .addCommand(coverageCommand(terminal, exit));

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

/** Commands within commands, with what they would print themselves. */
const speaksThrough = (command: Command, terminal: Terminal): void => {
  command.exitOverride().configureOutput({ writeOut: terminal.out, writeErr: terminal.err });
  for (const each of command.commands) speaksThrough(each, terminal);
};
/** Runs a command at this terminal, for programs; the process goes on. Returns the exit code. */
export const run = async (args: readonly string[], terminal: Terminal): Promise<number> => {
  let code = 0;
  const program = programFor(terminal, (given) => {
    code = given;
  });
  speaksThrough(program, terminal);
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

/** Runs the command and sets the exit code of the process. */
export const main = async (args: readonly string[]): Promise<void> => {
  const terminal = processTerminal();
  // Whoever reads only the beginning, such as `head`, is done.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    // Nothing more can be said there, on a full disk for one.
    process.stderr.write(`The output cannot be written: ${error.message}\n`);
    process.exit(1);
  });
  try {
    const program = programFor(terminal, (code) => {
      process.exitCode = code;
    });
    await program.parseAsync(args, { from: 'user' });
  } catch (thrown) {
    reportThrown(thrown, terminal);
    process.exitCode = 1;
  } finally {
    terminal.close();
  }
};
