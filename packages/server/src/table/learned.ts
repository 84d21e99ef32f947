/** What became known in a Duel: a card that somebody had not seen, or what chance decided. Nothing is taken back past it. */
import { PLAYERS, type Player } from '@spellspeed/engine';
import type { Match, MatchEvent } from '@spellspeed/match';

export const LEARNED = ['shown', 'chance', 'over'] as const;
export type Learned = (typeof LEARNED)[number];

type DuelEvent = Extract<MatchEvent, { what: 'in-duel' }>['event'];
/** Events in which chance has spoken, a card was shown to somebody, or the Duel came to its end. */
const TELLING: { readonly [what in DuelEvent['what']]?: Learned } = {
  'rock-paper-scissors': 'chance',
  'coins-tossed': 'chance',
  'die-rolled': 'chance',
  shuffled: 'chance',
  revealed: 'shown',
  'duel-ended': 'over',
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
/** Every card that is seen in a value: its handle and its passcode. One that stands on the field and on the Chain has one handle. */
const seenIn = (value: unknown): readonly (readonly [unknown, number])[] => {
  if (!isObject(value)) return [];
  const [handle, known] = [Reflect.get(value, 'handle'), Reflect.get(value, 'known')];
  const rest = Object.values(value).flatMap(seenIn);
  const passcode: unknown = isObject(known) ? Reflect.get(known, 'passcode') : null;
  return typeof passcode === 'number' && handle !== null ? [[handle, passcode], ...rest] : rest;
};
const passcodesIn = (value: unknown): readonly number[] => {
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    key === 'passcode' && typeof each === 'number' ? [each] : passcodesIn(each),
  );
};

/** How often this player sees each card on the table. */
const knownTo = (match: Match, player: Player): ReadonlyMap<number, number> => {
  const { duel } = match.view(player);
  const counts = new Map<number, number>();
  for (const passcode of new Map(seenIn(duel)).values())
    counts.set(passcode, (counts.get(passcode) ?? 0) + 1);
  return counts;
};
const seesMore = (before: Match, now: Match, events: readonly MatchEvent[], player: Player): boolean => {
  const [then, since] = [knownTo(before, player), knownTo(now, player)];
  return (
    [...since].some(([passcode, count]) => count > (then.get(passcode) ?? 0)) ||
    passcodesIn(events).some((passcode) => !then.has(passcode))
  );
};

/** What became known between two moments of a Match, to whomever; `events` are what each was told in between. */
export const learned = (
  before: Match,
  now: Match,
  events: readonly [readonly MatchEvent[], readonly MatchEvent[]],
): Learned | undefined => {
  for (const event of events[0]) {
    if (event.what !== 'in-duel') return 'over';
    const told = TELLING[event.event.what];
    if (told !== undefined) return told;
  }
  return PLAYERS.some((player) => seesMore(before, now, events[player], player)) ? 'shown' : undefined;
};
