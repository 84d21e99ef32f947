/** Which numbers are which: branded so that a card is never mistaken for an amount. */
declare const brand: unique symbol;
/** A value that stands for one sort of thing only: a plain number is no passcode. */
export type Branded<T, Name extends string> = T & { readonly [brand]: Name };

/** The number printed on a card; it finds the card's definition in a pool. */
export type Passcode = Branded<number, 'Passcode'>;
/** A physical card of this duel: its index in the state's list of cards. Never shown to players. */
export type CardId = Branded<number, 'CardId'>;
/** One stay of a card in one zone. A card that changes zone begins a new stay; players see cards by their stays. */
export type Stay = Branded<number, 'Stay'>;
/** A running number of the duel: later things have higher stamps. */
export type Stamp = Branded<number, 'Stamp'>;
/** The context of an effect that is being activated or carried out, kept in the state. */
export type SceneId = Branded<number, 'SceneId'>;

/** Stands in a zone's list where no card is. */
export const NO_CARD = -1 as CardId;
/** Where no scene is going on. */
export const NO_SCENE = -1 as SceneId;
