/** Runs a server until somebody ends it: for the command line and for containers. */
import { readConfig } from './config.ts';
import { type RunningServer, startServer } from './server.ts';

export interface RunOptions {
  readonly environment: { readonly [name: string]: string | undefined };
  readonly page?: string;
  /** When it is there. */
  readonly started?: (server: RunningServer, url: string) => void;
  /** A line about what is wrong. */
  readonly err: (line: string) => void;
}
/** A second signal ends it at once. */
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Resolves with the exit code when the server has ended; a configuration that is wrong starts nothing. */
export const runServer = async ({ environment, page, started, err }: RunOptions): Promise<number> => {
  const read = readConfig(environment);
  if ('wrong' in read) {
    for (const line of read.wrong) err(line);
    return 1;
  }
  const { config } = read;
  let server: RunningServer;
  try {
    server = await startServer({ config, ...(page !== undefined && { page }) });
  } catch (thrown) {
    err(whyNot(thrown, config.PORT));
    return 1;
  }
  started?.(server, `http://${config.HOST.includes(':') ? `[${config.HOST}]` : config.HOST}:${server.port}`);
  await signalled();
  await server.close();
  return 0;
};
const signalled = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of SIGNALS) process.once(signal, () => resolve());
  });

/** What can be done about it, for what people meet. */
const whyNot = (thrown: unknown, port: number): string => {
  const { code, message } = thrown as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return `PORT is ${port}, which is taken; expected a free port, such as ${port + 1}.`;
  if (code === 'EACCES') return `PORT is ${port}, which is not for you; expected one above 1023.`;
  if (code === 'ECONNREFUSED') return `The database does not answer at DATABASE_URL: ${message || code}.`;
  return `The server cannot start: ${message || code}`;
};
