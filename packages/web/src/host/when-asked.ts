/** A host that is loaded when it is first asked for something: the first question needs none of them. */
import { loaded } from '../app/load.ts';

/** Answers whatever the loaded host answers. Who asks after it could not be loaded tries again. */
export const whenAsked = <H extends object>(load: () => Promise<H>): H => {
  let loading: Promise<H> | null = null;
  const host = (): Promise<H> => {
    loading ??= loaded(load).catch((thrown: unknown) => {
      loading = null;
      throw thrown;
    });
    return loading;
  };
  // What each of its functions is called is known when it is called.
  return new Proxy({} as H, {
    get:
      (_, name) =>
      async (...asked: readonly unknown[]) => {
        const asking = await host();
        return Reflect.apply(Object(asking)[name], asking, asked);
      },
  });
};
