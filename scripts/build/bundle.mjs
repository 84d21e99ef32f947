// Bundles sources into few files, with rolldown: what starts, loads one file instead of hundreds.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { ROOT } from './inputs.mjs';

const SCOPE = '@spellspeed/';

/** The source of a door such as `@spellspeed/engine/language`. @param {string} name */
export const sourceOfDoor = (name) => {
  const [folder, door = 'index'] = name.slice(SCOPE.length).split('/');
  return join(ROOT, 'packages', folder, 'src', `${door}.ts`);
};

/** A module `x.page.ts` stands in the place of `x.ts` where a bundle is for pages, `x.node.ts` where it is for Node. @param {'page' | 'node'} kind */
const standIns = (kind) => ({
  name: `for-${kind}`,
  async resolveId(source, importer, options) {
    if (!source.startsWith('.')) return null;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    const other = found?.id.replace(/\.ts$/, `.${kind}.ts`);
    return other?.endsWith(`.${kind}.ts`) && existsSync(other) ? other : found;
  },
});

/** Takes what is asked of other packages of the project from their sources, into the bundle. */
export const fromSources = {
  name: 'from-sources',
  resolveId: (source) => (source.startsWith(SCOPE) ? sourceOfDoor(source) : null),
};

/**
 * @param {{ input: Record<string, string>, folder: string, plugins?: import('rolldown').Plugin[], isForPages?: boolean, isWhole?: boolean }} what
 *   `isWhole`: other packages of the project are bundled in; else they stay imports, as do libraries.
 */
export const bundle = async ({ input, folder, plugins = [], isForPages = false, isWhole = false }) => {
  const made = await rolldown({
    input,
    platform: isForPages ? 'browser' : 'node',
    external: (id) => !isWhole && /^[^./\0]/.test(id) && !id.startsWith(ROOT) && !id.startsWith('virtual:'),
    plugins: [...plugins, standIns(isForPages ? 'page' : 'node'), ...(isWhole ? [fromSources] : [])],
    // Node itself, and what pages do without, is not found by a bundler for both.
    treeshake: { moduleSideEffects: false },
    checks: { pluginTimings: false, circularDependency: false, ineffectiveDynamicImport: false },
    logLevel: 'warn',
  });
  try {
    const { output } = await made.write({
      dir: folder,
      format: 'es',
      entryFileNames: '[name].js',
      chunkFileNames: '[name]-[hash].js',
      cleanDir: true,
    });
    return output.map(({ fileName }) => fileName);
  } finally {
    await made.close();
  }
};
