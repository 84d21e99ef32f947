import fc from 'fast-check';
import { expect } from 'vitest';
import { type Duel, type Possibility, restoreDuel } from '../../../engine/src/duel.ts';
import type { DuelEvent, EventCard } from '../../../engine/src/events.ts';
import { areHandsRevealed, brokenViews, isClosed, partsOf, seenIn } from '../../../engine/src/laws/views.ts';
import { stateIn } from '../../../engine/src/snapshot.ts';
import type { DuelState } from '../../../engine/src/state/state.ts';
import type { Stay } from '../../../engine/src/vocabulary/ids.ts';
import { opponentOf, PLAYERS, type Player } from '../../../engine/src/vocabulary/players.ts';
import { isFieldZone } from '../../../engine/src/vocabulary/zones.ts';
import { exchangeUnknown, type Reach } from './hidden.fixture.ts';
import { answerWith, anyPlan, law, POOL, playPlan } from './play.fixture.ts';

const mentionsIn = (event: DuelEvent): EventCard[] =>
  partsOf(event).filter((part) => 'handle' in part && 'passcode' in part) as unknown as EventCard[];

/** The same duel for `player`, with what the player cannot know exchanged. */
const disguised = (duel: Duel, player: Player, reach: Reach, by: number): Duel | null => {
  const snapshot = exchangeUnknown(duel, player, reach, by);
  return snapshot && restoreDuel(POOL, snapshot);
};
const explained = (duel: Duel, player: Player): (readonly Possibility[])[] =>
  seenIn(duel, player).flatMap(({ handle }) => (handle === null ? [] : [duel.explain(player, handle)]));

law(
  'a view is the same whatever the cards are that the player does not know',
  20,
  fc.property(anyPlan(250), fc.integer({ min: 1, max: 30 }), (plan, by) => {
    playPlan(plan, ({ duel }) => {
      for (const player of PLAYERS) {
        const other = disguised(duel, player, 'own deck too', by);
        if (other === null) continue;
        expect(other.view(player)).toEqual(duel.view(player));
        if (duel.decision?.player === player) {
          expect(other.decision).toEqual(duel.decision);
          expect(explained(other, player)).toEqual(explained(duel, player));
        }
      }
    });
  }),
);

/** Which cards come to light may differ, and with that whether a Pendulum Monster goes to the Extra Deck; all else may not. */
const withoutNames = (events: readonly DuelEvent[]): string[] =>
  events.map((event) =>
    JSON.stringify(event, (key, value) => {
      if (key === 'passcode') return value !== null;
      return key === 'to' && value === 'extra' && event.what === 'moved' && event.face === 'up'
        ? 'gy'
        : value;
    }),
  );
/** The place from which the names of cards that have come to light make a difference. */
const firstReveal = (a: readonly DuelEvent[], b: readonly DuelEvent[]): number => {
  const at = a.findIndex((event, index) => JSON.stringify(event) !== JSON.stringify(b[index]));
  return at < 0 ? Math.min(a.length, b.length) : at;
};

law(
  'what a player does has the same outcome for that player until an unknown card comes to light',
  30,
  fc.property(anyPlan(250), fc.integer({ min: 1, max: 30 }), (plan, by) => {
    playPlan(plan, ({ duel }, answer) => {
      const player = duel.decision?.player ?? 0;
      const other = disguised(duel, player, 'opponent only', by);
      if (other === null) return;
      const same = duel.fork();
      answerWith(same, answer);
      answerWith(other, answer);
      const [a, b] = [same.events(player), other.events(player)];
      const until = firstReveal(a, b);
      // What an effect of the opponent finds in the opponent's hand or Deck is news, and may differ.
      const news = a.findIndex((event) => event.what === 'resolving' && event.player !== player);
      if (news >= 0 && until > news) return;
      // Hands that are kept revealed come to light without an event.
      if (areHandsRevealed(same, stateIn(same.snapshot()))) return;
      const [nextA, nextB] = [a[until], b[until]];
      if (nextA && nextB) {
        // Only a name differs, and both had come to light.
        expect(withoutNames([nextB])).toEqual(withoutNames([nextA]));
        return;
      }
      // One of them stops earlier: the opponent, or this player, can answer with something that the other cannot.
      const shorter = a.length < b.length ? same : other;
      if (a.length !== b.length) expect(shorter.decision?.player).toBe(opponentOf(player));
      else if (same.decision?.player === player && other.decision?.player === player) {
        expect(other.decision).toEqual(same.decision);
        expect(other.view(player)).toEqual(same.view(player));
      }
    });
  }),
);

law(
  'events and views never name a card that the player may not know',
  30,
  fc.property(anyPlan(400), (plan) => {
    let wereHandsRevealed = false;
    const check = (duel: Duel, state: DuelState) => {
      const isHandOpen = areHandsRevealed(duel, state) || wereHandsRevealed;
      wereHandsRevealed = areHandsRevealed(duel, state);
      for (const player of PLAYERS) {
        for (const event of duel.events(player)) {
          if (isHandOpen && event.what === 'moved' && (event.from === 'hand' || event.to === 'hand'))
            continue;
          if (event.what !== 'moved' || event.card.passcode === null) continue;
          const wasOpen =
            (event.fromFace === 'up' && (isFieldZone(event.from) || event.from === 'banished')) ||
            event.from === 'gy';
          const isOpen = event.face === 'up' || event.to === 'gy';
          const isTheirs =
            event.owner === player || event.fromController === player || event.controller === player;
          expect([event, wasOpen || isOpen || isTheirs]).toEqual([event, true]);
          if (event.owner === player && event.from === 'deck' && event.to === 'deck')
            expect(event.card.passcode).toBeNull();
        }
      }
      expect(brokenViews(duel, state)).toEqual([]);
    };
    const end = playPlan(plan, ({ duel, state }) => check(duel, state()));
    check(end.duel, end.state());
  }),
);

law(
  'no event tells which card of a closed pile it was that came or went',
  30,
  fc.property(anyPlan(400), (plan) => {
    const check = (duel: Duel) => {
      for (const player of PLAYERS)
        for (const event of duel.events(player)) {
          if (event.what !== 'moved') continue;
          const { from, fromFace, to, face, owner, formerHandle, card } = event;
          if (isClosed(player, to, owner, face)) expect([event, card.handle]).toEqual([event, null]);
          if (isClosed(player, from, owner, fromFace)) expect([event, formerHandle]).toEqual([event, null]);
        }
    };
    check(playPlan(plan, ({ duel }) => check(duel)).duel);
  }),
);

law(
  'the handle of a card that is Set was never seen before',
  30,
  fc.property(anyPlan(400), (plan) => {
    const seen = [new Set<Stay>(), new Set<Stay>()] as const;
    playPlan(plan, ({ duel }) => {
      for (const player of PLAYERS) {
        for (const event of duel.events(player)) {
          const isSet =
            event.what === 'moved' &&
            isFieldZone(event.to) &&
            event.face === 'down' &&
            event.manner !== 'control';
          if (isSet && event.card.handle !== null)
            expect([event, seen[player].has(event.card.handle)]).toEqual([event, false]);
          for (const { handle } of mentionsIn(event)) if (handle !== null) seen[player].add(handle);
        }
        for (const { handle } of seenIn(duel, player)) if (handle !== null) seen[player].add(handle);
      }
    });
  }),
);
