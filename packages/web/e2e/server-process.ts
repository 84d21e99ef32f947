/** The server for people, with the built page, as a process that can be killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BUILT_PAGE } from '../scripts/built-page.mjs';

const MAIN = fileURLToPath(new URL('../../server/dist/bundle/main.js', import.meta.url));
const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

export interface ServerProcess {
  readonly url: string;
  /** The mails that were written, since it has nobody to send them. */
  readonly mails: () => string;
  readonly start: () => Promise<void>;
  /** It learns nothing of it. */
  readonly kill: () => Promise<void>;
  readonly remove: () => Promise<void>;
}
export const serverProcess = async (): Promise<ServerProcess> => {
  const folder = mkdtempSync(join(tmpdir(), 'online-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  let child: ChildProcess | null = null;
  const isReady = async (): Promise<boolean> => {
    try {
      return (await fetch(`${url}ready`)).ok;
    } catch {
      return false;
    }
  };
  const start = async (): Promise<void> => {
    const started = spawn(process.execPath, [MAIN], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        PORT: String(port),
        DATA_FOLDER: folder,
        PAGE_FOLDER: BUILT_PAGE,
        LOG_LEVEL: 'error',
      },
    });
    child = started;
    while (!(await isReady())) {
      if (started.exitCode !== null) throw new Error('The server has ended.');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const kill = async (): Promise<void> => {
    const killed = child;
    if (killed === null) return;
    const gone = new Promise((resolve) => killed.once('exit', resolve));
    killed.kill('SIGKILL');
    await gone;
    child = null;
  };
  return {
    url,
    mails: () => {
      const file = join(folder, 'mail.txt');
      return existsSync(file) ? readFileSync(file, 'utf8') : '';
    },
    start,
    kill,
    remove: async () => {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
