/** Plays what is ordered, with the packages that are handed in: those of a revision, or those that a page was built with. */
import type * as Bots from '@spellspeed/bots';
import type * as Cards from '@spellspeed/cards';
import type * as Engine from '@spellspeed/engine';
import type { Answer, Order, Played } from './orders.ts';

/** What is needed of them to play. */
export interface Packages {
  readonly engine: Pick<typeof Engine, 'createDuel' | 'createPool'>;
  readonly cards: Pick<typeof Cards, 'CARDS' | 'READY_MADE_DECKS'>;
  readonly bots: Pick<typeof Bots, 'BOTS' | 'playDuel'>;
}
/** Room between the seeds of the two players. */
const OTHER_PLAYER = 7919;

/** Answers orders. `cpuTime`: the CPU time of the program so far in microseconds, where it can be known. */
export const answerWith = (
  { engine: { createDuel, createPool }, cards: { CARDS, READY_MADE_DECKS }, bots }: Packages,
  cpuTime?: () => number,
): ((order: Order) => Answer) => {
  const pool = createPool(CARDS);
  const { BOTS, playDuel } = bots;
  const play = ({ deck: name, from, duels }: Order): Played => {
    const deck = (READY_MADE_DECKS as { readonly [name: string]: Engine.PlayerDeck | undefined })[name];
    if (deck === undefined) throw new Error(`there is no ready-made deck "${name}" in this revision`);
    let decisions = 0;
    let slowestMilliseconds = 0;
    let digest = 0;
    const [cpu, clock] = [cpuTime?.(), performance.now()];
    for (let seed = from; seed < from + duels; seed++) {
      const duel = createDuel({ pool, seed, players: [deck, deck] });
      let asked = performance.now();
      playDuel(duel, [BOTS.random(seed, pool), BOTS.random(seed + OTHER_PLAYER, pool)], ({ choices }) => {
        const now = performance.now();
        slowestMilliseconds = Math.max(slowestMilliseconds, now - asked);
        asked = now;
        if (choices.length > 1) decisions++;
      });
      for (const letter of duel.hash()) digest = (Math.imul(digest, 31) + letter.charCodeAt(0)) | 0;
    }
    return {
      duels,
      decisions,
      ...(cpuTime && cpu !== undefined && { cpuMicroseconds: cpuTime() - cpu }),
      clockMilliseconds: performance.now() - clock,
      slowestMilliseconds,
      digest: (digest >>> 0).toString(16).padStart(8, '0'),
    };
  };
  return (order) => {
    try {
      return { played: play(order) };
    } catch (error) {
      return { mistake: error instanceof Error ? error.message : String(error) };
    }
  };
};
