/** Another revision of this project, built in a folder of its own, so that both can be measured in one run. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the project. */
export const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

const git = (...args: readonly string[]): string =>
  execFileSync('git', ['-C', ROOT, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/** The full name of a commit, or undefined if there is none of that name. */
export const commitOf = (revision: string): string | undefined => {
  try {
    return git('rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`);
  } catch {
    return undefined;
  }
};

/** The packages of a revision see each other, not those of today, and share what comes from elsewhere. */
const linkModules = (folder: string): void => {
  const [from, to] = [join(ROOT, 'node_modules'), join(folder, 'node_modules')];
  mkdirSync(join(to, '@spellspeed'), { recursive: true });
  for (const name of readdirSync(from))
    if (name !== '@spellspeed' && !existsSync(join(to, name))) symlinkSync(join(from, name), join(to, name));
  for (const name of readdirSync(join(folder, 'packages')))
    if (!existsSync(join(to, '@spellspeed', name)))
      symlinkSync(join(folder, 'packages', name), join(to, '@spellspeed', name));
};

/** Lays the files of a commit into a folder; git knows nothing of it afterwards. */
const unpack = (commit: string, folder: string): void => {
  if (existsSync(folder)) return;
  mkdirSync(folder, { recursive: true });
  const archive = `${folder}.tar`;
  git('archive', '--format=tar', `--output=${archive}`, commit);
  execFileSync('tar', ['-xf', archive, '-C', folder]);
  rmSync(archive);
};

/** Written when a revision has been built to its end. */
const BUILT = 'built';
/** How the revision builds itself; before it had a script for that, the compiler did it. */
const buildOf = (folder: string): readonly string[] => {
  const own = join(folder, 'scripts/build/build.mjs');
  if (existsSync(own)) return [own];
  return [
    join(ROOT, 'node_modules/typescript-7/bin/tsc'),
    '-b',
    'packages/bots',
    'packages/cards',
    'packages/cli',
  ];
};

/** The folder with the built packages of a commit; it is made once and kept under `node_modules/.cache`. */
export const builtRevision = (commit: string): string => {
  const folder = join(ROOT, 'node_modules', '.cache', 'spellspeed-bench', commit);
  if (existsSync(join(folder, BUILT))) return folder;
  unpack(commit, folder);
  linkModules(folder);
  execFileSync(process.execPath, buildOf(folder), { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] });
  writeFileSync(join(folder, BUILT), '');
  return folder;
};
