/** The page that plays, as it lies on a host: an empty document and the file of the Worker. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';

/** The file of the Worker, as the page names it. */
export const WORKER = 'worker.js';
// What is built plays, also when a test asks.
const ENTRY = fileURLToPath(new URL('../../dist/browser/worker.js', import.meta.url));

export interface Page {
  readonly address: string;
  readonly close: () => Promise<void>;
}

/** Builds the page as that of the players is built, and serves it at a free port. */
export const servePage = async (): Promise<Page> => {
  const folder = mkdtempSync(join(tmpdir(), 'spellspeed-bench-'));
  await build({
    configFile: false,
    // That it is large, and that it is built elsewhere, is meant.
    logLevel: 'error',
    build: {
      target: 'es2022',
      outDir: folder,
      rolldownOptions: { input: ENTRY, output: { entryFileNames: WORKER, codeSplitting: false } },
    },
  });
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>bench</title>');
  const served = await preview({
    configFile: false,
    logLevel: 'warn',
    build: { outDir: folder },
    preview: { port: 0, host: '127.0.0.1' },
  });
  const [address] = served.resolvedUrls?.local ?? [];
  if (address === undefined) throw new Error('the page is served nowhere');
  return {
    address,
    close: async () => {
      await served.close();
      rmSync(folder, { recursive: true });
    },
  };
};
