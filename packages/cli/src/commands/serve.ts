/** `spellspeed serve`: the server on which people play each other, with the page. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runServer } from '@spellspeed/server';
import { Command } from 'commander';
import { PACKAGES } from '../evidence/sources.ts';
import type { Terminal } from '../terminal.ts';

export interface ServeOptions {
  readonly port?: string;
  readonly host?: string;
  readonly data?: string;
  readonly page: boolean;
}
const WEB = join(PACKAGES, 'web');

/** The folder of the page, built if it has to be; a program that is installed comes without the page. */
const pageFolder = async ({ err }: Terminal): Promise<string | undefined> => {
  const script = join(WEB, 'scripts/have-page.mjs');
  if (!existsSync(script)) {
    err('The page is not part of this installation; only the server is there.');
    return undefined;
  }
  const { havePage }: { havePage: () => boolean } = await import(pathToFileURL(script).href);
  if (havePage()) return join(WEB, 'dist');
  err('The page could not be built; only the server is there.');
  return undefined;
};

/** Returns the exit code when somebody has ended the server. */
export const runServe = async (options: ServeOptions, terminal: Terminal): Promise<number> => {
  const { out, err, paint } = terminal;
  const { port, host, data } = options;
  const page = options.page ? await pageFolder(terminal) : undefined;
  return runServer({
    environment: {
      LOG_LEVEL: 'warn',
      ...process.env,
      ...(port !== undefined && { PORT: port }),
      ...(host !== undefined && { HOST: host }),
      ...(data !== undefined && { DATA_FOLDER: data }),
    },
    ...(page !== undefined && { page }),
    started: (_server, url) => out(`Spellspeed is at ${url} (Ctrl+C ends it; nothing is lost).`),
    err: (line) => err(paint.red(line)),
  });
};

export const serveCommand = (terminal: Terminal, exit: (code: number) => void): Command =>
  new Command('serve')
    .description('let people play Matches against each other, with the page, on this machine')
    .option('--port <n>', 'where it listens (PORT; 8421)')
    .option('--host <address>', 'for whom: 0.0.0.0 for the whole network (HOST; 127.0.0.1)')
    .option('--data <folder>', 'where everything is kept (DATA_FOLDER; spellspeed-data)')
    .option('--no-page', 'only the server')
    .addHelpText(
      'after',
      '\nDATABASE_URL, NATS_URL, ORIGINS, TRUST_PROXY and LOG_LEVEL: see packages/server/README.md.',
    )
    .action(async (options: ServeOptions) => exit(await runServe(options, terminal)));
