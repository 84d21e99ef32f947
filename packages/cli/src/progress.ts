/** A bar on stderr while something takes long; nothing where nobody watches. */
import { createRequire } from 'node:module';

export interface Progress {
  readonly update: (done: number) => void;
  readonly stop: () => void;
}
const NO_PROGRESS: Progress = { update: () => undefined, stop: () => undefined };

export const showProgress = (total: number, what: string): Progress => {
  if (!process.stderr.isTTY) return NO_PROGRESS;
  // Loaded only where somebody watches.
  const cliProgress = createRequire(import.meta.url)('cli-progress') as typeof import('cli-progress').default;
  const format = `{bar} {percentage}% · {value}/{total} ${what} · {eta_formatted} left`;
  const bar = new cliProgress.SingleBar({ format, gracefulExit: false, clearOnComplete: true });
  bar.start(total, 0);
  return { update: (done) => bar.update(done), stop: () => bar.stop() };
};
