// Writes the version of packages/engine/package.json into the constant that snapshots and replays carry: part of `npm run release:prepare`.
import { readFileSync, writeFileSync } from 'node:fs';

const { version } = JSON.parse(readFileSync('packages/engine/package.json', 'utf8'));
const file = 'packages/engine/src/version.ts';
writeFileSync(file, readFileSync(file, 'utf8').replace(/(ENGINE_VERSION = ')[^']*'/, `$1${version}'`));
