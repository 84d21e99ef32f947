/** What a player remembers of the opponent: cards that were shown and lie hidden now, and all that was ever seen. It knows nothing but views and events. */
import type {
  CardPool,
  DuelEvent,
  EventCard,
  Passcode,
  Player,
  Remembered,
  SeenCard,
  View,
} from '@spellspeed/engine';
import { cardsOfSide, onField } from '../cards-in-view.ts';
import { isToken } from '../kinds.ts';

export interface Memory {
  /** Hears what an answer led to, as its player is told. */
  readonly hear: (events: readonly DuelEvent[]) => void;
  /** Looks at the duel as it is now. */
  readonly see: (view: View) => void;
  /** What is remembered beside what lies open in this view. */
  readonly known: (view: View) => Remembered;
  /** Cards of the opponent's list that have been seen: passcode → how many at once. */
  readonly seen: () => ReadonlyMap<number, number>;
  /** Another duel begins, or this one is taken back. */
  readonly forget: () => void;
}

type Moved = Extract<DuelEvent, { readonly what: 'moved' }>;
const withMaterials = (card: SeenCard): SeenCard[] => [card, ...card.materials.flatMap(withMaterials)];
/** Every card that lies somewhere, on either side. */
const everywhere = ({ you, opponent }: View): SeenCard[] =>
  [you, opponent].flatMap((side) => cardsOfSide(side).flatMap(withMaterials));
const isEventCard = (value: unknown): value is EventCard =>
  typeof value === 'object' && value !== null && 'handle' in value && 'passcode' in value;
/** The cards of which an event tells. */
const cardsTold = (event: DuelEvent): readonly EventCard[] => Object.values(event).flat().filter(isEventCard);
const countOf = (cards: readonly number[]): Map<number, number> => {
  const counts = new Map<number, number>();
  for (const passcode of cards) counts.set(passcode, (counts.get(passcode) ?? 0) + 1);
  return counts;
};
const withoutOne = (cards: readonly number[], passcode: number): readonly number[] => {
  const at = cards.indexOf(passcode);
  return at < 0 ? cards : cards.toSpliced(at, 1);
};

export const newMemory = (pool: CardPool): Memory => {
  let heard: DuelEvent[] = [];
  let hand: readonly number[] = [];
  const faces = new Map<number, number>();
  const seen = new Map<number, number>();
  const isMonster = (passcode: number): boolean => pool.get(passcode as Passcode)?.card.kind === 'monster';

  /** A card left the hand unseen: it may have been any of those that could go there. */
  const leftUnseen = ({ to }: Moved): readonly number[] => {
    if (to === 'monsters') return hand.filter((passcode) => !isMonster(passcode));
    return to === 'spells' || to === 'field' ? hand.filter(isMonster) : [];
  };
  const noteAtLeast = (passcode: number, count: number): void => {
    if (!isToken(pool, passcode)) seen.set(passcode, Math.max(count, seen.get(passcode) ?? 0));
  };
  const note = (event: DuelEvent, me: Player): void => {
    for (const { handle, passcode } of cardsTold(event))
      if (handle !== null && passcode !== null) faces.set(handle, passcode);
    if (event.what !== 'moved' || event.owner === me) return;
    const { passcode } = event.card;
    if (passcode !== null) noteAtLeast(passcode, 1);
    if (event.from === 'hand') hand = passcode === null ? leftUnseen(event) : withoutOne(hand, passcode);
    if (event.to === 'hand' && passcode !== null) hand = [...hand, passcode];
  };
  const seeHand = ({ opponent }: View): void => {
    const held = countOf(hand);
    for (const [passcode, open] of countOf(passcodesIn(opponent.hand)))
      for (let more = held.get(passcode) ?? 0; more < open; more++) hand = [...hand, passcode];
    if (hand.length > opponent.hand.length) hand = hand.slice(0, opponent.hand.length);
  };
  const seeList = (view: View): void => {
    const theirs = everywhere(view).filter(({ owner }) => owner !== view.player);
    for (const [passcode, count] of countOf(passcodesIn(theirs))) noteAtLeast(passcode, count);
  };
  return {
    hear: (events) => void heard.push(...events),
    see: (view) => {
      for (const event of heard) note(event, view.player);
      heard = [];
      seeHand(view);
      seeList(view);
      for (const { handle, known } of onField(view.opponent))
        if (handle !== null && known !== null) faces.set(handle, known.passcode);
    },
    known: (view) => {
      const open = passcodesIn(view.opponent.hand);
      const set = onField(view.opponent).flatMap(({ handle, known }) => {
        const passcode = handle === null || known !== null ? undefined : faces.get(handle);
        return handle === null || passcode === undefined ? [] : [{ handle, passcode }];
      });
      return { hand: open.reduce(withoutOne, hand), set };
    },
    seen: () => seen,
    forget: () => {
      [heard, hand] = [[], []];
      faces.clear();
      seen.clear();
    },
  };
};
const passcodesIn = (cards: readonly SeenCard[]): number[] =>
  cards.flatMap(({ known }) => (known === null ? [] : [known.passcode]));
