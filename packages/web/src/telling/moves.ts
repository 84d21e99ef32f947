/** Cards that move, in sentences: one way for each manner. */
import type { DuelEvent, EventCard, Manner } from '@spellspeed/engine';
import type { Occurrence } from '../host/types.ts';
import { cardsOf, fromZone, subject, type Teller, toZone, zoneOf } from './teller.ts';

export type Moved = Extract<DuelEvent, { readonly what: 'moved' }>;
/** What the sentence speaks of: the move, and the cards together with how many there are. */
interface Moving {
  readonly moved: Moved;
  readonly cards: string;
  readonly count: number;
  readonly isUnknown: boolean;
}
type MoveSentence = (moving: Moving, teller: Teller) => string | null;

const destroyed: MoveSentence = ({ moved, cards, count }, teller) => {
  const { by, to, controller } = moved;
  if (by === 'battle' && to === 'gy')
    return teller.say('telling.moved.destroyed-by-battle', { cards, count });
  if (to === 'gy') return teller.say('telling.moved.destroyed', { cards, count });
  if (to === 'banished') return teller.say('telling.moved.destroyed-banished', { cards, count });
  return teller.say('telling.moved.destroyed-to', { cards, count, to: toZone(teller, controller, to) });
};

const MOVES: { readonly [manner in Manner]: MoveSentence } = {
  destroyed,
  sent: ({ moved, cards, count }, teller) =>
    teller.say('telling.moved.sent', { cards, count, to: toZone(teller, moved.controller, moved.to) }),
  discarded: ({ moved, cards }, teller) =>
    teller.say('telling.moved.discarded', { ...subject(teller, moved.owner), cards }),
  tributed: ({ moved, cards }, teller) =>
    teller.say('telling.moved.tributed', { ...subject(teller, moved.player), cards }),
  banished: ({ cards, count }, teller) => teller.say('telling.moved.banished', { cards, count }),
  returned: ({ moved, cards, count }, teller) =>
    moved.to === 'monsters' || moved.to === 'spells'
      ? teller.say('telling.moved.returned-to-field', { cards, count })
      : teller.say('telling.moved.returned', {
          cards,
          count,
          to: toZone(teller, moved.controller, moved.to),
        }),
  added: ({ moved, cards }, teller) =>
    teller.say('telling.moved.added', {
      ...subject(teller, moved.owner),
      cards,
      from: fromZone(teller, moved.owner, moved.from),
      to: toZone(teller, moved.owner, moved.to),
    }),
  drawn: ({ moved, cards }, teller) =>
    teller.say('telling.moved.drawn', { ...subject(teller, moved.owner), cards }),
  placed: ({ moved, cards, count }, teller) =>
    teller.say('telling.moved.placed', { cards, count, zone: zoneOf(teller, moved.controller, moved.to) }),
  // These are told by the events that follow.
  summoned: () => null,
  activated: () => null,
  set: ({ moved, cards, isUnknown }, teller) =>
    teller.say('telling.moved.set', {
      ...subject(teller, moved.player),
      cards: isUnknown && moved.to === 'monsters' ? teller.say('telling.card.unknown-monster') : cards,
    }),
  attached: ({ cards, count }, teller) => teller.say('telling.moved.attached', { cards, count }),
  detached: ({ cards, count }, teller) => teller.say('telling.moved.detached', { cards, count }),
  control: ({ moved, cards, count }, teller) =>
    moved.controller === moved.fromController
      ? teller.say('telling.moved.zone', { cards, count })
      : teller.say('telling.moved.control', { ...subject(teller, moved.controller), cards }),
};

/** Cards that go somewhere unseen are counted; only those whose place was open are named by it. */
const NO_SPOTS: Occurrence['spots'] = {};
const SEEN_TO_GO: readonly Moved['manner'][] = ['destroyed', 'banished', 'returned', 'control', 'sent'];

export const tellMoves = (
  teller: Teller,
  occurrence: Occurrence,
  moved: Moved,
  cards: readonly EventCard[],
): string | null => {
  const spots = SEEN_TO_GO.includes(moved.manner) ? occurrence.spots : NO_SPOTS;
  return MOVES[moved.manner](
    {
      moved,
      cards: cardsOf(teller, { ...occurrence, spots }, cards),
      count: cards.length,
      isUnknown: cards.every(({ passcode }) => passcode === null),
    },
    teller,
  );
};

const togetherKey = ({ manner, by, from, to, player, controller, owner }: Moved): string =>
  [manner, by, from, to, player, controller, owner].join();

/** Where the cards end that move in the same way one after the other. What is Set is told one by one. */
export const endsTogether = (occurrences: readonly Occurrence[], at: number, first: Moved): number => {
  let end = at + 1;
  if (first.manner === 'set') return end;
  for (;;) {
    const event = occurrences[end]?.event;
    if (event?.what !== 'moved' || togetherKey(event) !== togetherKey(first)) return end;
    end++;
  }
};
