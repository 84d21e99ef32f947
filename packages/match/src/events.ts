/** What happened in a Match, and what of it is delivered to a player. */
import type { DuelEvent, Player } from '@spellspeed/engine';
import type { AnnouncedSizes } from './deck.ts';
import type { DuelKind, DuelOutcome, MatchResult } from './outcome.ts';

/** What both players learn alike. */
/** What is told to both players alike. */
export type Announced =
  | { readonly what: 'deck-registered'; readonly player: Player }
  /** Before a Duel the sizes are told. (tournament.deck.extra-and-side-deck-sizes-announced) */
  | {
      readonly what: 'duel-set-up';
      readonly duel: number;
      readonly kind: DuelKind;
      readonly sizes: readonly [AnnouncedSizes, AnnouncedSizes];
    }
  | ({ readonly what: 'duel-over'; readonly duel: number } & DuelOutcome)
  | { readonly what: 'side-decking-began' }
  /** Not what was exchanged. (tournament.side-deck.secret-and-simultaneous) */
  | { readonly what: 'deck-handed-in'; readonly player: Player }
  | { readonly what: 'time-is-up' }
  | ({ readonly what: 'match-over' } & MatchResult);

export type MatchHappening =
  | Announced
  | {
      readonly what: 'in-duel';
      readonly duel: number;
      readonly events: readonly [readonly DuelEvent[], readonly DuelEvent[]];
    };
/** An event as a player gets it. */
export type MatchEvent =
  | Announced
  | { readonly what: 'in-duel'; readonly duel: number; readonly event: DuelEvent };

export const deliverTo = (happening: MatchHappening, player: Player): readonly MatchEvent[] => {
  if (happening.what !== 'in-duel') return [happening];
  const { duel, events } = happening;
  return events[player].map((event) => ({ what: 'in-duel', duel, event }));
};
