import { useCallback, useState } from 'react';

/** Lets a failure that came later, from the Worker, be told as one of the page: with the error to copy and a way on. */
export const useFailure = (): ((thrown: unknown) => void) => {
  const [, fail] = useState(null);
  return useCallback(
    (thrown) =>
      fail(() => {
        throw thrown;
      }),
    [],
  );
};
