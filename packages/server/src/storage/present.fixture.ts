/** What a machine may have beside the tests: a Postgres and a NATS. Tests that need them say in one line that they are skipped. */
import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import pg from 'pg';

export const POSTGRES = process.env.SPELLSPEED_TEST_POSTGRES ?? 'postgres://root@127.0.0.1:5432/test';
export const NATS = process.env.SPELLSPEED_TEST_NATS ?? 'nats://127.0.0.1:4222';

/** Does something listen there? */
const listens = (address: string): Promise<boolean> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(address);
    const socket = connect(Number(port), hostname);
    const end = (is: boolean) => {
      socket.destroy();
      resolve(is);
    };
    socket.setTimeout(1000, () => end(false));
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
  });
export const HAS_POSTGRES = await listens(POSTGRES);
export const HAS_NATS = await listens(NATS);
if (!HAS_POSTGRES) console.log(`Skipped: what needs a Postgres; none listens at ${POSTGRES}.`);
if (!HAS_NATS) console.log(`Skipped: what needs a NATS; none listens at ${NATS}.`);

/** A schema of its own for a test; the second gives it back. */
export const freshSchema = async (): Promise<readonly [string, () => Promise<void>]> => {
  const name = `s${randomBytes(8).toString('hex')}`;
  const run = async (statement: string): Promise<void> => {
    const client = new pg.Client({ connectionString: POSTGRES });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await run(`create schema ${name}`);
  return [name, () => run(`drop schema ${name} cascade`)];
};
