/** How much of the page works without network: nothing yet, what was opened, or everything. */
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { useDuel } from '../../host/use-duel.ts';
import { allPieces, forgetOld, keepAllLoaded, keepEverything } from './keep.ts';

interface Offline {
  readonly kept: 'nothing' | 'opened' | 'everything';
  /** While everything is loaded, the bytes that are kept; `failed`: not all could be loaded. */
  readonly keeping: number | 'failed' | null;
  /** The bytes of everything; null until it is known. */
  readonly size: number | null;
  readonly keepAll: () => Promise<void>;
}
export const useOffline = create<Offline>()(
  persist(
    (put, get) => ({
      kept: 'nothing',
      keeping: null,
      size: null,
      keepAll: async () => {
        if (typeof get().keeping === 'number') return;
        put({ keeping: 0 });
        try {
          await keepEverything((keeping) => put({ keeping }));
          put({ kept: 'everything', keeping: null });
        } catch {
          put({ keeping: 'failed' });
        }
      },
    }),
    { name: 'spellspeed.offline', partialize: ({ kept }): Pick<Offline, 'kept'> => ({ kept }) },
  ),
);

/** With a duel come pieces of its own: they are waited for. */
const AFTER_A_DUEL = 3000;
interface Network {
  readonly type?: string;
  readonly saveData?: boolean;
}
const isOnCable = (): boolean => {
  const network: Network | undefined = Reflect.get(navigator, 'connection');
  return network?.type === 'ethernet' && network.saveData !== true;
};

/** From when the service worker is there: what is opened is kept, and what was asked for once is kept in each version. */
export const beginKeeping = async (): Promise<void> => {
  if (!('caches' in globalThis)) return;
  const keep = (): Promise<void> => keepAllLoaded().catch(() => undefined);
  await keep();
  await forgetOld().catch(() => undefined);
  const size = await allPieces().then(
    (pieces) => [...pieces.values()].reduce((sum, each) => sum + each, 0),
    () => null,
  );
  useOffline.setState({ size });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void keep();
  });
  if (useOffline.getState().kept === 'everything' || isOnCable()) return useOffline.getState().keepAll();
  keepDuels(keep);
};
/** When a duel has begun, duels work without network. */
const keepDuels = (keep: () => Promise<void>): void => {
  const begun = ({ picture }: { readonly picture: unknown }): void => {
    if (picture === null) return;
    stop();
    setTimeout(() => {
      void keep().then(() => {
        if (useOffline.getState().kept === 'nothing') useOffline.setState({ kept: 'opened' });
      });
    }, AFTER_A_DUEL);
  };
  const stop = useDuel.subscribe(begun);
  begun(useDuel.getState());
};
