import { useEffect, useState } from 'react';
import { useFailure } from '../../app/use-failure.ts';
import { watchingHosts } from '../../host/worker-connection.ts';
import type { Material } from '../types.ts';
import type { Stand } from './stands.ts';

/** What a field can be built of; nothing until the Worker has said it. */
export interface BuildingMaterial {
  readonly stands: ReadonlyMap<number, Material['cards'][number]['stands']>;
  readonly counters: readonly string[];
}
const NOTHING: BuildingMaterial = { stands: new Map(), counters: [] };

export const useMaterial = (): BuildingMaterial => {
  const [material, setMaterial] = useState(NOTHING);
  const fail = useFailure();
  useEffect(() => {
    watchingHosts()
      .rulings.material()
      .then(({ cards, counters }) => {
        setMaterial({ stands: new Map(cards.map(({ passcode, stands }) => [passcode, stands])), counters });
      }, fail);
  }, [fail]);
  return material;
};
export const canStand = ({ stands }: BuildingMaterial, passcode: number, stand: Stand | 'equips'): boolean =>
  stands.get(passcode)?.includes(stand) ?? false;
