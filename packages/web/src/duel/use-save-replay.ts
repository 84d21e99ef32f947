import { useDuel } from '../host/use-duel.ts';

/** Gives the duel so far to the browser as a file. */
export const useSaveReplay = (): (() => void) => {
  const replay = useDuel((duel) => duel.replay);
  return () =>
    void replay().then((text) => {
      if (text === null) return;
      const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
      const link = Object.assign(document.createElement('a'), {
        href: address,
        download: 'duel.replay.json',
      });
      link.click();
      URL.revokeObjectURL(address);
    });
};
