/** What everybody may see of a table: what both players know. A spectator gets nothing else. */
import type { SideView, View } from '@spellspeed/engine';
import type { MatchEvent, MatchView } from '@spellspeed/match';
import type { Course } from '../protocol/server.ts';
import type { Table } from '../table/table.ts';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Where both are the same; null where they are not. What one of them does not know is null in it already. */
export const meet = (one: unknown, other: unknown): unknown => {
  if (Object.is(one, other)) return one;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length ? one.map((each, index) => meet(each, other[index])) : [];
  if (!isObject(one) || !isObject(other)) return null;
  return Object.fromEntries(
    Object.entries(one).map(([key, value]) => [key, meet(value, Reflect.get(other, key))]),
  );
};
// Two of one shape meet in that shape: what differs are names of cards, which may be null.
const met = <T>(one: T, other: T): T => meet(one, other) as T;

const publicDuel = (first: View, second: View): View => ({
  ...first,
  you: met<SideView>(first.you, second.opponent),
  opponent: met<SideView>(first.opponent, second.you),
  chain: met(first.chain, second.chain),
  battle: met(first.battle, second.battle),
  shown: [],
});

const publicView = (first: MatchView, second: MatchView): MatchView => ({
  ...first,
  yours: { registered: null, deck: null, handedIn: null },
  duel: first.duel && second.duel && publicDuel(first.duel, second.duel),
});

export const publicCourse = (table: Table, at: number): Course => {
  const [first, second] = [table.course(0, at), table.course(1, at)];
  return {
    ...first,
    view: first.view && second.view && publicView(first.view, second.view),
    question: null,
  };
};
export const publicEvents = (table: Table): readonly MatchEvent[] => {
  const [first, second] = [table.events(0), table.events(1)];
  // Each gets the same events, with what they know in them.
  return first.map((event, index) => met(event, second[index] ?? event));
};
