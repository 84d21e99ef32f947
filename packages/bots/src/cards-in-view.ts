/** Which cards lie where in a view. */
import type { SeenCard, SideView } from '@spellspeed/engine';

/** The cards of zones of which some are empty. */
export const present = (cards: readonly (SeenCard | null)[]): SeenCard[] =>
  cards.filter((card) => card !== null);
/** All cards that a side has on the field. */
export const onField = ({ monsters, spells, field, pendulum }: SideView): SeenCard[] =>
  present([...monsters, ...spells, field, ...pendulum]);
/** Every card of a side that lies somewhere but in the Deck. */
export const cardsOfSide = (side: SideView): SeenCard[] => [
  ...onField(side),
  ...side.hand,
  ...side.gy,
  ...side.banished,
  ...side.extraDeck,
];
