/** Another release of Node, as npm brings it. */
import { execFileSync } from 'node:child_process';

export interface Release {
  /** As `24.1.0`. */
  readonly version: string;
  /** The file of the program. */
  readonly program: string;
}

/** Fetches the release where it is not there yet; undefined where npm has none of that name, or cannot be reached. */
export const releaseOf = (release: string): Release | undefined => {
  const asked = ['-y', `node@${release}`, '-p', 'process.versions.node + "\\n" + process.execPath'];
  try {
    const said = execFileSync('npx', asked, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    const [version, program] = said.trim().split('\n');
    return version === undefined || program === undefined ? undefined : { version, program };
  } catch {
    return undefined;
  }
};
