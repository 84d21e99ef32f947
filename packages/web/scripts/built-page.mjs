/** The built page: whether it is whole and still what its inputs make, and how a new one comes to its place. */
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesAt, ROOT, stampOf } from '../../../scripts/build/inputs.mjs';
import { LOCAL, PUBLISHED } from './kinds.mjs';

const WEB = join(ROOT, 'packages/web');
/** Where the built page is. */
export const BUILT_PAGE = join(WEB, 'dist');
/** In the folder of the page, so that both come to their place at once; the host does not serve it. */
const NOTE = '.built.json';
const UNFINISHED = '.dist-';

const PACKAGES = ['rulebook', 'engine', 'match', 'cards', 'cardtext', 'formats', 'bots', 'reader', 'rulings'];
/** All that goes into the page, from the root. */
const INPUTS = [
  ...PACKAGES.map((name) => `packages/${name}/src`),
  ...['rulebook/clauses', 'cards/data', 'cards/prepared', 'rulings/rulings', 'rulings/titles'].map(
    (path) => `packages/${path}`,
  ),
  ...['index.html', 'package.json', 'public', 'src', 'vite', 'vite.config.ts'].map(
    (path) => `packages/web/${path}`,
  ),
  'package-lock.json',
];
/** The inputs as they are now, in one word. */
export const stampOfInputs = () => stampOf(filesAt(INPUTS.filter((path) => existsSync(join(ROOT, path)))));

/** What may be served in the place of what. */
const SERVES = { [LOCAL]: [LOCAL, PUBLISHED], [PUBLISHED]: [PUBLISHED] };

/** Each file of the folder with its size and time. */
const filesIn = (folder) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== NOTE)
      .map(({ parentPath, name }) => {
        const { size, mtimeMs } = statSync(join(parentPath, name));
        return [join(parentPath, name).slice(folder.length + 1), `${size} ${Math.round(mtimeMs)}`];
      }),
  );

/** What was noted when the page was built; undefined where that cannot be read. */
const noted = (page) => {
  try {
    const { kind, inputs, files } = JSON.parse(readFileSync(join(page, NOTE), 'utf8'));
    return { kind, inputs, files: Object.entries(files) };
  } catch {
    return undefined;
  }
};

/** Why the page has to be built, in one line; null if it is there, whole and as its inputs are now. */
export const reasonToBuild = (kind, page = BUILT_PAGE) => {
  if (!existsSync(page)) return 'The page is built.';
  const note = noted(page);
  if (note === undefined) return 'The built page is not whole; it is built anew.';
  const found = filesIn(page);
  const damaged = note.files.find(([file, size]) => found[file] !== size);
  if (damaged !== undefined) return `${damaged[0]} of the built page is damaged; the page is built anew.`;
  if (!SERVES[kind].includes(note.kind) || note.inputs !== stampOfInputs())
    return 'What goes into the page has changed; it is built anew.';
  return null;
};

const isRunning = (process_) => {
  try {
    process.kill(process_, 0);
    return true;
  } catch ({ code }) {
    return code === 'EPERM';
  }
};
/** What builds that were broken off have left behind. */
const clearUnfinished = () => {
  for (const name of readdirSync(WEB)) {
    if (!name.startsWith(UNFINISHED)) continue;
    const builder = Number.parseInt(name.slice(UNFINISHED.length), 10);
    if (!isRunning(builder)) rmSync(join(WEB, name), { recursive: true });
  }
};

/** Has the page made in a folder of its own and puts it in its place when it is whole. @param {(folder: string) => Promise<unknown>} make */
export const replacePage = async (kind, make) => {
  clearUnfinished();
  const inputs = stampOfInputs();
  const made = join(WEB, `${UNFINISHED}${process.pid}`);
  const old = `${made}-old`;
  try {
    await make(made);
    writeFileSync(join(made, NOTE), JSON.stringify({ kind, inputs, files: filesIn(made) }));
    if (existsSync(BUILT_PAGE)) renameSync(BUILT_PAGE, old);
    renameSync(made, BUILT_PAGE);
  } finally {
    for (const folder of [made, old]) rmSync(folder, { recursive: true, force: true });
  }
};
