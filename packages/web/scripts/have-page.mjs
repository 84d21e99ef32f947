/** Sees to it that there is a page to serve. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { reasonToBuild } from './built-page.mjs';
import { LOCAL } from './kinds.mjs';

const BUILD = fileURLToPath(new URL('./build.mjs', import.meta.url));

/** Builds the page of this kind if it is not there, in a process of its own: what serves the page carries no builder. Says whether it could. */
export const havePage = (kind = LOCAL) =>
  reasonToBuild(kind) === null ||
  spawnSync(process.execPath, [BUILD, kind], { stdio: 'inherit' }).status === 0;
