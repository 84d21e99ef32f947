import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXTS = /\.(?:js|css|html|svg|json|tsv|jsonl|webmanifest)$/;
/** Smaller files gain nothing. */
const LEAST = 1024;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** Beside each text file of the built page its compressed forms, so that a host sends it small without any work. */
export const compressed = (): Plugin => {
  let folder = '';
  return {
    name: 'compressed',
    apply: 'build',
    enforce: 'post',
    configResolved: ({ root, build }) => {
      // The builder names a folder of its own, from the root of the disk.
      folder = resolve(root, build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: async () => {
        const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
          TEXTS.test(file),
        );
        const write = async (file: string): Promise<void> => {
          const path = join(folder, file);
          const text = readFileSync(path);
          if (text.length < LEAST) return;
          const [zipped, brotli] = await Promise.all([
            promisify(gzip)(text, { level: 9 }),
            promisify(brotliCompress)(text, BROTLI),
          ]);
          writeFileSync(`${path}.gz`, zipped);
          writeFileSync(`${path}.br`, brotli);
        };
        await Promise.all(files.map(write));
      },
    },
  };
};
