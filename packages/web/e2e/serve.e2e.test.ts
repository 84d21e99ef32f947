import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { serve } from '../scripts/serve.mjs';

const START = fileURLToPath(new URL('../scripts/start.mjs', import.meta.url));
const start = (port: string) =>
  promisify(execFile)(process.execPath, [START], { env: { ...process.env, PORT: port } });

test('npm start says what to do about a port that is taken', async () => {
  const served = await serve(0);
  await expect(start(String(served.port))).rejects.toThrow(
    `Port ${served.port} is taken. Is Spellspeed running already? Otherwise choose another: PORT=${served.port + 1} npm start`,
  );
  await served.close();
});

test('npm start says what a port is', async () => {
  await expect(start('abc')).rejects.toThrow('PORT is "abc"; expected a whole number from 0 to 65535.');
});
