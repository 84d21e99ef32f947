/** `npm run build -w packages/web`: the page as it is published; `here`: as it is served here. Nothing is built that is there already. */
import { fileURLToPath } from 'node:url';
import { reasonToBuild, replacePage } from './built-page.mjs';
import { LOCAL, PUBLISHED } from './kinds.mjs';

// What runs the tests says `test`, and with that a page would get the slow React for those who write it.
process.env.NODE_ENV = 'production';
const kind = process.argv.includes(LOCAL) ? LOCAL : PUBLISHED;
const reason = reasonToBuild(kind);
if (reason !== null) {
  console.error(reason);
  // What the page is built from is prepared first; nothing of this is loaded where the page is there.
  const { prepare } = await import('../../../scripts/build/prepare.mjs');
  const { bundlePackages } = await import('../../../scripts/build/packages.mjs');
  const { build } = await import('vite');
  await prepare();
  await bundlePackages();
  const root = fileURLToPath(new URL('..', import.meta.url));
  await replacePage(kind, (outDir) => build({ root, mode: kind, logLevel: 'warn', build: { outDir } }));
}
