/** The part of cli-progress that is used here; the package brings no types. */
declare module 'cli-progress' {
  export class SingleBar {
    constructor(options: {
      readonly format: string;
      readonly gracefulExit: boolean;
      readonly clearOnComplete: boolean;
    });
    start(total: number, value: number, payload?: { readonly [name: string]: string }): void;
    update(value: number, payload?: { readonly [name: string]: string }): void;
    stop(): void;
  }
  const cliProgress: { readonly SingleBar: typeof SingleBar };
  export default cliProgress;
}
