/** The way in of the command line: what is said at once, else the command that is called. */
import { saidAtOnce } from './said-at-once.ts';

/** Runs the command and sets the exit code of the process. */
export const main = async (args: readonly string[]): Promise<void> => {
  // Whoever reads only the beginning, such as `head`, is done.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    // Nothing more can be said there, on a full disk for one.
    process.stderr.write(`The output cannot be written: ${error.message}\n`);
    process.exit(1);
  });
  const said = saidAtOnce(args);
  if (said) {
    if (said.out !== '') process.stdout.write(`${said.out}\n`);
    if (said.err !== '') process.stderr.write(`${said.err}\n`);
    process.exitCode = said.code;
    return;
  }
  const [{ processTerminal }, { runCommand }] = await Promise.all([
    import('./terminal.ts'),
    import('./program.ts'),
  ]);
  const terminal = processTerminal();
  try {
    process.exitCode = await runCommand(asCalled(args), terminal);
  } finally {
    terminal.close();
  }
};

/** "help card" asks what "card --help" asks. */
export const asCalled = ([first = '', ...more]: readonly string[]): readonly string[] =>
  first === 'help' || first === '--help' || first === '-h' ? [...more, '--help'] : [first, ...more];
