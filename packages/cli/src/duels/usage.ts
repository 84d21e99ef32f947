/** Which cards were at work in many duels, and what kept the others from it. */
import type { Duel, DuelEvent, OpenDecision, Player, SeenCard, SideView } from '@spellspeed/engine';
import type { PlayableDeck } from '../input/deck.ts';

/** A card that was never activated or Summoned and never did anything, in spite of being in so many decks. */
export interface UnusedCard {
  readonly passcode: number;
  readonly decks: number;
  /** `unseen`: it never came out of the Deck · `not-taken`: it could be used, and no bot did so · or the clause that kept it most often. */
  readonly reason: 'unseen' | 'not-taken' | { readonly rule: string; readonly times: number };
}
export interface Usage {
  /** A duel begins with these decks; what is returned looks at it before each answer and when it is over. */
  readonly watch: (decks: readonly PlayableDeck[]) => (duel: Duel, decision?: OpenDecision) => void;
  readonly used: ReadonlySet<number>;
  /** How many different cards the watched decks had. */
  readonly cards: () => number;
  /** Those that were never used. */
  readonly unused: () => readonly UnusedCard[];
  /** All that was found out, to be added to what others have found out. */
  readonly found: () => FoundOut;
  readonly add: (found: FoundOut) => void;
}
/** What one of several that share the work has found out. */
export interface FoundOut {
  readonly used: ReadonlySet<number>;
  readonly asked: ReadonlyMap<number, Asked>;
}

/** What was found out about a card as long as nobody had used it. */
export interface Asked {
  decks: number;
  possible: number;
  readonly refusals: Map<string, number>;
}
/** So many answers about a card say enough. */
const MOST_ASKED = 100;

/** The cards that an event shows at work. */
const atWork = (event: DuelEvent): readonly (number | null)[] => {
  switch (event.what) {
    case 'activated':
    case 'summoned':
    case 'flipped':
    case 'resolving':
    case 'equipped':
      return [event.card.passcode];
    case 'modified':
      return [event.source.passcode];
    default:
      return [];
  }
};

const cardsOf = ({ hand, monsters, spells, field, pendulum, gy, extraDeck }: SideView): readonly SeenCard[] =>
  [...hand, ...monsters, ...spells, field, ...pendulum, ...gy, ...extraDeck].filter((card) => card !== null);

const ask = (duel: Duel, player: Player, { handle }: SeenCard, asked: Asked): void => {
  if (handle === null || asked.possible + sum(asked.refusals) > MOST_ASKED) return;
  for (const { obstacle } of duel.explain(player, handle)) {
    if (obstacle === null) asked.possible++;
    else asked.refusals.set(obstacle.rule, (asked.refusals.get(obstacle.rule) ?? 0) + 1);
  }
};
const sum = (counts: ReadonlyMap<string, number>): number =>
  [...counts.values()].reduce((one, other) => one + other, 0);

const reasonOf = ({ possible, refusals }: Asked): UnusedCard['reason'] => {
  if (possible > 0) return 'not-taken';
  const [first] = [...refusals].sort(([, one], [, other]) => other - one);
  return first ? { rule: first[0], times: first[1] } : 'unseen';
};

const newlyAsked = (): Asked => ({ decks: 0, possible: 0, refusals: new Map() });

export const makeUsage = (): Usage => {
  const used = new Set<number>();
  const cards = new Map<number, Asked>();
  const askAbout = (duel: Duel, player: Player): void => {
    for (const card of cardsOf(duel.view(player).you)) {
      const passcode = card.known?.passcode;
      const asked = passcode === undefined || used.has(passcode) ? undefined : cards.get(passcode);
      if (asked) ask(duel, player, card, asked);
    }
  };
  const watch: Usage['watch'] = (decks) => {
    const all = new Set(decks.flatMap(({ main, extra }) => [...main, ...extra]));
    for (const passcode of all) {
      const asked = cards.get(passcode) ?? newlyAsked();
      asked.decks++;
      cards.set(passcode, asked);
    }
    return (duel, decision) => {
      for (const event of duel.events(0))
        for (const passcode of atWork(event)) if (passcode !== null) used.add(passcode);
      if (decision?.kind === 'act' && [...all].some((passcode) => !used.has(passcode)))
        askAbout(duel, decision.player);
    };
  };
  const unused = (): readonly UnusedCard[] =>
    [...cards]
      .filter(([passcode]) => !used.has(passcode))
      .map(([passcode, asked]) => ({ passcode, decks: asked.decks, reason: reasonOf(asked) }));
  const add = (found: FoundOut): void => {
    for (const passcode of found.used) used.add(passcode);
    for (const [passcode, { decks, possible, refusals }] of found.asked) {
      const asked = cards.get(passcode) ?? newlyAsked();
      asked.decks += decks;
      asked.possible += possible;
      for (const [rule, times] of refusals) asked.refusals.set(rule, (asked.refusals.get(rule) ?? 0) + times);
      cards.set(passcode, asked);
    }
  };
  return { watch, used, cards: () => cards.size, unused, found: () => ({ used, asked: cards }), add };
};
