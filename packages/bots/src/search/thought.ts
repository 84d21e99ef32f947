/** What was thought of a decision, so that it can be told: the answers with their chances, and the line that is expected. */
import type { CardPool, Duel, OfferedChoice, OpenDecision, Passcode, Player, View } from '@spellspeed/engine';
import { cardsOfSide } from '../cards-in-view.ts';
import { isForced } from '../greedy/greedy.ts';
import type { Plan } from './plans.ts';
import { playOut } from './playout.ts';

/** Something done: by whom, what, and with which card, null where it is hidden or there is none. */
export interface Deed {
  readonly player: Player;
  readonly choice: OfferedChoice;
  readonly passcode: Passcode | null;
}
/** What was thought of a decision: its answers, best first, each with the chance to win that was seen. */
export interface Thought {
  readonly decision: OpenDecision;
  readonly answers: readonly {
    readonly answer: readonly number[];
    readonly deeds: readonly Deed[];
    readonly chance: number;
    readonly worlds: number;
  }[];
  /** What is expected to be done until the turn ends, in the first of the worlds that were looked at. Found when it is asked for. */
  readonly line: () => readonly Deed[];
}

/** The choices of an answer, with the cards as their player sees them. */
export const deedsOf = (view: View, decision: OpenDecision, answer: readonly number[]): readonly Deed[] => {
  const { player, choices } = decision;
  const seen = [...cardsOfSide(view.you), ...cardsOfSide(view.opponent), ...view.shown];
  return answer.flatMap((at) => {
    const choice = choices[at];
    if (choice === undefined) return [];
    const card = 'card' in choice ? seen.find(({ handle }) => handle === choice.card) : undefined;
    return [{ player, choice, passcode: card?.known?.passcode ?? null }];
  });
};

/** Where a card is placed and in which position says little of a line. */
const UNTOLD: readonly OpenDecision['kind'][] = ['zone', 'position', 'option', 'order-triggers'];

/** Plays on in this world until the turn ends, by this plan. */
export const expectedLine = (
  world: Duel,
  { answer, held, steps = [] }: Plan,
  { pool, seed }: { readonly pool: CardPool; readonly seed: number },
): readonly Deed[] => {
  const line: Deed[] = [];
  const note = (decision: OpenDecision, picked: readonly number[]): void => {
    if (isForced(decision) || UNTOLD.includes(decision.kind)) return;
    const deeds = deedsOf(world.view(decision.player), decision, picked);
    // To pass is told only where that is what was thought about.
    line.push(...deeds.filter((deed) => line.length === 0 || deed.choice.do !== 'pass'));
  };
  const { decision } = world;
  if (decision === null) return line;
  note(decision, answer);
  if (world.answer(answer, decision.player) === undefined)
    playOut(world, { turns: 0, pool, seed, held, line: { player: decision.player, steps }, onAnswer: note });
  return line;
};
