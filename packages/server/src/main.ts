/** The server as a program of its own: everything is told by the environment. */
import { runServer } from './run.ts';

process.exitCode = await runServer({
  environment: process.env,
  ...(process.env.PAGE_FOLDER !== undefined && { page: process.env.PAGE_FOLDER }),
  started: (_server, url) => process.stdout.write(`Spellspeed is at ${url}\n`),
  err: (line) => process.stderr.write(`${line}\n`),
});
