// `npm run build`: prepares, compiles and bundles what has changed. DEBUG=1 shows where something fails.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './inputs.mjs';
import { bundlePackages } from './packages.mjs';
import { prepare } from './prepare.mjs';

const TSC = join(ROOT, 'node_modules/typescript-7/bin/tsc');

/** The compiler says itself what is wrong. */
const compile = () =>
  new Promise((resolve, reject) => {
    const compiler = spawn(process.execPath, [TSC, '-b'], { cwd: ROOT, stdio: 'inherit' });
    compiler.on('error', reject);
    compiler.on('exit', (code) => resolve(code ?? 1));
  });

try {
  await prepare();
  // The bundler needs no types: both work at once.
  const [code] = await Promise.all([compile(), bundlePackages()]);
  process.exitCode = code;
} catch (thrown) {
  console.error(process.env.DEBUG ? thrown : thrown.message);
  process.exitCode = 1;
}
