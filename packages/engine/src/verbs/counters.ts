/** Verbs for counters. A counter has no effect of its own. (stats.counter.has-no-effect-of-its-own) */
import { amountOf } from '../meaning/amount.ts';
import { cardsMatching } from '../meaning/filter.ts';
import { changeCounters, countersOn } from '../moves/counters.ts';
import { roomForCounters } from '../state/cards-of.ts';
import { frame } from '../state/next.ts';
import { obstacle } from '../state/obstacle.ts';
import { cardOf, type Table } from '../state/table.ts';
import type { CardId } from '../vocabulary/ids.ts';
import { isFieldZone } from '../vocabulary/zones.ts';
import { byProcedure, cardVerb, done, verb } from './verb.ts';

/** What the text that places counters says of the most, and what the card itself says. */
const roomOn = (table: Table, card: CardId, counter: string, most = Number.POSITIVE_INFINITY): number =>
  Math.min(most - countersOn(table, card, counter), roomForCounters(table, card, counter));

export const placeCounters = cardVerb<'place-counters'>({
  categories: () => ['places-counters'],
  // Not on face-down cards. (stats.counter.not-on-face-down-cards)
  refuses: (table, { counter, most }, card) => {
    const { zone, face } = cardOf(table, card);
    if (!isFieldZone(zone) || face === 'down') return obstacle('stats.counter.not-on-face-down-cards', card);
    return roomOn(table, card, counter, most) <= 0
      ? obstacle('effects.condition.must-be-processable', card)
      : undefined;
  },
  run: (table, { counter, count, most }, { cards, scene }) => {
    const placed = cards.map((card) => {
      const { zone, face } = cardOf(table, card);
      if (!isFieldZone(zone) || face === 'down') return 0;
      const room = roomOn(table, card, counter, most);
      const by = Math.max(0, Math.min(room, amountOf(table, count, scene)));
      changeCounters(table, card, counter, by);
      return by;
    });
    return done(placed.some((by) => by > 0));
  },
});

const fewest = (count: number | 'all'): number => (count === 'all' ? 1 : count);
/** (stats.counter.is-removed-as-a-cost-or-by-an-effect, faq.counter.kinds-do-not-replace-each-other) */
export const removeCounters = cardVerb<'remove-counters'>({
  categories: () => ['removes-counters'],
  refuses: (table, { counter, count }, card) =>
    countersOn(table, card, counter) < fewest(count) ? obstacle('effects.cost.unpayable', card) : undefined,
  run: (table, { counter, count }, { cards }) => {
    const able = cards.filter((card) => countersOn(table, card, counter) >= fewest(count));
    for (const card of able)
      changeCounters(table, card, counter, -(count === 'all' ? countersOn(table, card, counter) : count));
    return done(able.length > 0);
  },
});

/** So many from all of those cards together; the player decides from which. (stats.counter.is-removed-as-a-cost-or-by-an-effect) */
export const removeCountersAmong = verb<'remove-counters-among'>({
  categories: () => ['removes-counters'],
  obstacle: (table, { among, counter, count }, scene) => {
    const cards = cardsMatching(table, among, scene);
    const held = cards.reduce((sum, card) => sum + countersOn(table, card, counter), 0);
    return held < count ? obstacle('effects.cost.unpayable', ...cards) : undefined;
  },
  run: (table, { among, counter, count }, { scene, cause }) => {
    const cards = cardsMatching(table, among, scene);
    const { you: player, source, effect } = scene;
    const why = { for: cause === 'cost' ? 'cost' : 'resolution', card: source.card, effect } as const;
    return byProcedure(frame('remove-counters', { player, cards, counter, left: count, why }));
  },
});
