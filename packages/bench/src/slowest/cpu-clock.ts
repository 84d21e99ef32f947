/** What newer releases of Node have. */
interface NewerProcess {
  readonly threadCpuUsage?: () => { readonly user: number; readonly system: number };
}
const { threadCpuUsage } = process as unknown as NewerProcess;

/** The CPU time of this thread so far, in milliseconds; undefined where Node does not tell (before 23.9). */
export const CPU_CLOCK: (() => number) | undefined =
  threadCpuUsage &&
  (() => {
    const { user, system } = threadCpuUsage.call(process);
    return (user + system) / 1000;
  });
