/** Compiles the packages that a card goes through; what has not changed is not compiled again. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Trouble } from '../trouble.ts';
import type { Wrong } from './finding.ts';

const COMPILER = 'node_modules/typescript-7/bin/tsc';
const PROJECTS = ['packages/cardtext', 'packages/rulings'];

/** What the compiler refuses, with the place of each mistake. */
export const compile = (root: string): readonly Wrong[] => {
  const compiler = join(root, COMPILER);
  if (!existsSync(compiler)) throw new Trouble(`${compiler} is missing: run "npm install" in ${root} first.`);
  const { stdout, status, error } = spawnSync(
    process.execPath,
    [compiler, '-b', '--pretty', 'false', ...PROJECTS],
    { cwd: root, encoding: 'utf8' },
  );
  if (error) throw error;
  const mistakes = mistakesIn(stdout);
  if (status !== 0 && mistakes.length === 0) throw new Trouble(`The compiler fails: ${stdout.trim()}`);
  return mistakes;
};

/** `packages/x.ts(3,5): error TS2304: Cannot find name 'y'.`, with more about it on lines that are set in. */
const MISTAKE = /^(?<file>\S.*)\((?<line>\d+),\d+\): error TS\d+: (?<message>.*)$/;
export const mistakesIn = (output: string): readonly Wrong[] =>
  output.split('\n').flatMap((text) => {
    const { file, line, message } = MISTAKE.exec(text)?.groups ?? {};
    return file === undefined ? [] : [{ place: `${file}:${line}`, says: message ?? '' }];
  });
