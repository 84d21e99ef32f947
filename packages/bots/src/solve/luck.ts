/** What of a line nobody could know before: coins, dice, and cards from a Deck of which nobody knows the order. */
import {
  type Duel,
  type DuelEvent,
  type OpenDecision,
  PLAYERS,
  type Player,
  type View,
} from '@spellspeed/engine';
import { cardsOfSide } from '../cards-in-view.ts';

/** Of which Decks the order is known. */
export type KnownDecks = readonly [boolean, boolean];

/** What is known on the way: of which Decks the order is, and which cards were chosen in a Deck and lie there still, with their owners. */
export interface Foreseen {
  readonly decks: KnownDecks;
  readonly chosen: readonly string[];
}
export const foreseenWith = (decks: KnownDecks): Foreseen => ({ decks, chosen: [] });

const isTossed = ({ what }: DuelEvent): boolean => what === 'coins-tossed' || what === 'die-rolled';
const nameOf = (owner: Player, passcode: number | null): string => `${owner} ${passcode}`;

/** The cards of a Deck that this answer takes: its player looks into it while choosing. */
export const chosenInDeck = (
  view: View,
  { choices }: OpenDecision,
  answer: readonly number[],
): readonly string[] =>
  answer.flatMap((at) => {
    const choice = choices[at];
    if (choice?.do !== 'card') return [];
    const card = view.shown.find(({ handle, zone }) => handle === choice.card && zone === 'deck');
    return card?.known ? [nameOf(card.owner, card.known.passcode)] : [];
  });

/** Every card that lies somewhere but in a Deck, now or before it moved in the last answer. */
const outsideDecks = (duel: Duel): ReadonlySet<number | null> => {
  const now = PLAYERS.flatMap((player) => cardsOfSide(duel.view(player).you));
  const materials = now.flatMap((card) => card.materials);
  const former = PLAYERS.flatMap((player) =>
    duel.events(player).map((event) => (event.what === 'moved' ? event.formerHandle : null)),
  );
  return new Set([...[...now, ...materials].map(({ handle }) => handle), ...former]);
};
/** Has a card been excavated, in a Deck of which nobody knows the order? */
const isExcavated = (duel: Duel, event: DuelEvent, { decks }: Foreseen): boolean =>
  event.what === 'revealed' &&
  !decks[event.player] &&
  event.card.handle !== null &&
  !outsideDecks(duel).has(event.card.handle);

/** Where but one card of a Deck could be taken nobody is asked; that somebody looked into it is seen by the shuffle that follows. */
const wasLookedInto = (later: readonly DuelEvent[], owner: Player): boolean =>
  later.some((event) => event.what === 'shuffled' && event.zone === 'deck' && event.player === owner);

/** Whether the last answer was followed by luck, and what is known after it; `chosen`: the cards of a Deck that it took. */
export const luckIn = (
  duel: Duel,
  player: Player,
  before: Foreseen,
  chosen: readonly string[],
): { readonly lucky: boolean; readonly after: Foreseen } => {
  let lucky = false;
  let left = [...before.chosen, ...chosen];
  const decks: [boolean, boolean] = [...before.decks];
  for (const [at, event] of duel.events(player).entries()) {
    if (isTossed(event) || isExcavated(duel, event, before)) lucky = true;
    if (event.what === 'shuffled' && event.zone === 'deck') decks[event.player] = false;
    if (event.what === 'chain-resolved') left = [];
    if (event.what !== 'moved' || event.from !== 'deck') continue;
    const { owner, manner, card } = event;
    const taken = manner === 'drawn' ? -1 : left.indexOf(nameOf(owner, card.passcode));
    if (taken >= 0) left = left.toSpliced(taken, 1);
    else if (!decks[owner] && (manner === 'drawn' || !wasLookedInto(duel.events(player).slice(at), owner)))
      lucky = true;
  }
  return { lucky, after: { decks, chosen: left } };
};
