/** A part of a site as a process that can be killed and started again. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../dist/bundle/main.js', import.meta.url));
const PATIENCE = 60_000;
export const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A port that is free now. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true) ?? socket.destroy());
    socket.once('error', () => resolve(false));
  });

interface Program {
  readonly name: string;
  readonly port: number;
  readonly command: readonly [string, ...string[]];
  readonly environment?: { readonly [name: string]: string };
  /** As which user it runs; Postgres refuses root. */
  readonly user?: { readonly uid: number; readonly gid: number };
  readonly isUp: (port: number) => Promise<boolean>;
}

export class Part {
  readonly #program: Program;
  #process: ChildProcess | null = null;
  #isWanted = false;
  #said = '';
  #isUp = false;
  /** What it said before each time that it ended though nobody ended it. */
  readonly fallen: string[] = [];

  constructor(program: Program) {
    this.#program = program;
  }
  get name(): string {
    return this.#program.name;
  }
  get port(): number {
    return this.#program.port;
  }
  /** Starts it, again and again until it is there: after a kill something may still hold on. */
  async start(): Promise<void> {
    this.#isWanted = true;
    this.#spawn();
    for (let waited = 0; !(await this.#program.isUp(this.port)); waited += 25) {
      if (waited > PATIENCE) throw new Error(`${this.name} does not come up:\n${this.#said.slice(-2000)}`);
      if (this.#process === null) this.#spawn();
      await wait(25);
    }
    this.#isUp = true;
  }
  #spawn(): void {
    const { command, environment, user } = this.#program;
    const [file, ...words] = command;
    const child = spawn(file, words, {
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(user && { uid: user.uid, gid: user.gid }),
    });
    const note = (data: Buffer): void => {
      this.#said = (this.#said + String(data)).slice(-8000);
    };
    child.stdout.on('data', note);
    child.stderr.on('data', note);
    child.once('error', note as never);
    child.once('exit', (code, signal) => {
      if (this.#process === child) this.#process = null;
      if (this.#isUp)
        this.fallen.push(`${this.name} has ended by itself (${code ?? signal}):\n${this.#said.slice(-2000)}`);
      this.#isUp = false;
    });
    this.#process = child;
  }
  /** As a loss of power for the process: it learns nothing of it. */
  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    this.#isWanted = false;
    this.#isUp = false;
    const child = this.#process;
    if (child === null || child.exitCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await gone;
    this.#process = null;
  }
  get isWanted(): boolean {
    return this.#isWanted;
  }
}

const isHealthy = async (port: number): Promise<boolean> => {
  try {
    return (await fetch(`http://127.0.0.1:${port}/ready`)).ok;
  } catch {
    return false;
  }
};
export const nodePart = async (
  name: string,
  environment: { readonly [name: string]: string },
): Promise<Part> => {
  const port = await freePort();
  return new Part({
    name,
    port,
    command: [process.execPath, MAIN],
    environment: { LOG_LEVEL: 'error', ...environment, PORT: String(port) },
    isUp: isHealthy,
  });
};
export const natsPart = async (): Promise<Part> => {
  const port = await freePort();
  return new Part({
    name: 'NATS',
    port,
    command: ['nats-server', '-a', '127.0.0.1', '-p', String(port)],
    isUp: listens,
  });
};

/** Where the programs of Postgres are; null where there are none. */
export const postgresPrograms = (): string | null => {
  const versions = '/usr/lib/postgresql';
  const found = existsSync(versions) ? readdirSync(versions).sort().reverse() : [];
  return (
    found.map((version) => join(versions, version, 'bin')).find((bin) => existsSync(join(bin, 'postgres'))) ??
    null
  );
};
export const hasNats = (): boolean => spawnSync('nats-server', ['--version']).status === 0;
const idOf = (kind: '-u' | '-g'): number => Number(spawnSync('id', [kind, 'postgres']).stdout.toString());

/** A new cluster in this folder, with the usual settings: what it says is durable is on the disk. */
export const postgresPart = async (folder: string): Promise<Part> => {
  const bin = postgresPrograms();
  if (bin === null) throw new Error('There is no Postgres on this machine.');
  const data = join(folder, 'postgres');
  const isRoot = process.getuid?.() === 0;
  const user = isRoot ? { uid: idOf('-u'), gid: idOf('-g') } : undefined;
  mkdirSync(data, { recursive: true });
  if (isRoot) spawnSync('chown', ['-R', 'postgres', folder]);
  const made = spawnSync(join(bin, 'initdb'), ['-D', data, '-U', 'spellspeed', '-A', 'trust', '-E', 'UTF8'], {
    ...user,
  });
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`);
  const port = await freePort();
  return new Part({
    name: 'Postgres',
    port,
    command: [join(bin, 'postgres'), '-D', data, '-p', String(port), '-k', folder, '-h', '127.0.0.1'],
    ...(user && { user }),
    isUp: async (at) =>
      (await listens(at)) &&
      spawnSync(join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(at)]).status === 0,
  });
};
