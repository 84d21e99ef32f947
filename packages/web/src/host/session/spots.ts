/** Where the cards of a view lie. */
import type { SeenCard, SideView, Stay, View } from '@spellspeed/engine';
import type { Spot } from '../types.ts';

const cardsOf = ({
  hand,
  extraDeck,
  gy,
  banished,
  monsters,
  spells,
  field,
  pendulum,
}: SideView): SeenCard[] =>
  [...monsters, ...spells, field, ...pendulum, ...hand, ...gy, ...banished, ...extraDeck].filter(
    (card) => card !== null,
  );

/** Every card that the player sees, those that a question shows last. */
export const cardsIn = ({ you, opponent, shown }: View): SeenCard[] => [
  ...cardsOf(you),
  ...cardsOf(opponent),
  ...shown,
];
export const cardAt = (view: View, handle: Stay): SeenCard | undefined =>
  cardsIn(view).find((card) => card.handle === handle);

export const spotOf = (view: View, handle: Stay): Spot | null => {
  const card = cardAt(view, handle);
  return card ? { controller: card.controller, zone: card.zone, place: card.place } : null;
};
