import type { Plugin } from 'vite';

/** Lists the pieces of the built page with their sizes in bytes, in `pieces.json`: what can be kept for a time without network, and what a newer version no longer has. */
export const pieces = (): Plugin => ({
  name: 'spellspeed-pieces',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const sizes = Object.values(bundle)
        .filter(({ fileName }) => fileName.startsWith('assets/') && !/\.(?:map|gz|br)$/.test(fileName))
        .map((file) => [
          file.fileName,
          file.type === 'chunk' ? Buffer.byteLength(file.code) : Buffer.from(file.source).length,
        ]);
      this.emitFile({
        type: 'asset',
        fileName: 'pieces.json',
        source: JSON.stringify(Object.fromEntries(sizes)),
      });
    },
  },
});
