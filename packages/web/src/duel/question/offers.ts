/** Which choices of a question belong to which card and which zone. */
import type { OfferedChoice, OpenDecision, SeenCard, View } from '@spellspeed/engine';
import { type Spot, sideOfPlayer } from '../board/layout.ts';

type Indexes = readonly number[];
export interface Offers {
  /** Choices by the handle of their card. */
  readonly ofCard: ReadonlyMap<number, Indexes>;
  /** Choices of zones, by `keyOfSpot`. */
  readonly ofSpot: ReadonlyMap<string, number>;
  /** Handles of the cards with which nothing can be done but to Set them. */
  readonly onlySet: ReadonlySet<number>;
  /** Those that belong to no card and no zone. */
  readonly others: Indexes;
}
export const NO_OFFERS: Offers = { ofCard: new Map(), ofSpot: new Map(), onlySet: new Set(), others: [] };

export const keyOfSpot = ({
  side,
  zone,
  place,
}: Pick<Spot, 'side' | 'place'> & { readonly zone: string }): string => `${side}-${zone}-${place}`;

const SETS: readonly OfferedChoice['do'][] = ['set-card', 'set-monster'];

export const handleOf = (choice: OfferedChoice): SeenCard['handle'] =>
  'card' in choice ? choice.card : null;

export const offersOf = ({ choices }: OpenDecision, view: View): Offers => {
  const ofCard = new Map<number, number[]>();
  const ofSpot = new Map<string, number>();
  const others: number[] = [];
  // The Pendulum Summon is done with both cards in the Pendulum Zones.
  const scales = view.you.pendulum.flatMap((card) => (card?.handle == null ? [] : [card.handle]));
  const offer = (handle: number, index: number): void => {
    ofCard.set(handle, [...(ofCard.get(handle) ?? []), index]);
  };
  choices.forEach((choice, index) => {
    const handle = handleOf(choice);
    if (choice.do === 'zone')
      ofSpot.set(keyOfSpot({ ...choice, side: sideOfPlayer(view, choice.player) }), index);
    else if (choice.do === 'pendulum-summon' && scales.length > 0)
      for (const scale of scales) offer(scale, index);
    else if (handle === null) others.push(index);
    else offer(handle, index);
  });
  const sets = (index: number): boolean => SETS.includes(choices[index]?.do ?? 'pass');
  const onlySet = new Set([...ofCard].flatMap(([handle, indexes]) => (indexes.every(sets) ? [handle] : [])));
  return { ofCard, ofSpot, onlySet, others };
};
