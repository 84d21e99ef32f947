/** Where the duel may be won in this turn, it is tried to prove it: whatever the opponent answers, in each of a few imagined worlds. */
import type { SeenCard, View } from '@spellspeed/engine';
import { present } from '../cards-in-view.ts';
import { canWinThisTurn, type WinAnswer } from '../solve/win.ts';
import type { Deliberation, Mind, Question } from './deliberation.ts';
import { deedsOf } from './thought.ts';
import { worldSeed } from './worlds.ts';

/** Worlds in which the same answer must win. */
const WORLDS = 3;

const atkOf = (card: SeenCard): number => card.known?.atk ?? 0;
const highest = (cards: readonly SeenCard[]): number => Math.max(0, ...cards.map(atkOf));
/** Could what attacks in this turn be enough, as far as ATK tell? A monster from the hand and one from the Extra Deck may join. */
export const mayBeLethal = ({ turn, turnPlayer, player, phase, you, opponent }: View): boolean => {
  if (turnPlayer !== player || turn === 1 || phase === 'main2' || phase === 'end') return false;
  const attackers = present(you.monsters).reduce((sum, card) => sum + atkOf(card), 0);
  return attackers + highest(you.hand) + highest(you.extraDeck) >= opponent.lifePoints;
};

/** A proof that wins in every one of the worlds with the same answer; null where none was found within so many positions each. */
export const provenWin = (question: Question, mind: Mind): Deliberation | null => {
  const { view, decision, imagine, number, goesOn } = question;
  const { proof: positions = 0 } = mind;
  if (positions === 0 || !mayBeLethal(view)) return null;
  let proof: WinAnswer | null = null;
  for (let at = 0; at < WORLDS; at++) {
    const world = mind.worldOf(view, imagine, worldSeed(mind.seed, number, at));
    const found = canWinThisTurn(world, {
      pool: mind.pool,
      budget: { positions, goesOn },
      zonesMatter: false,
      known: [false, false],
    });
    if (found.first === null || (proof !== null && String(found.first) !== String(proof.first))) return null;
    proof ??= found;
  }
  if (proof === null || proof.first === null) return null;
  const { first: answer, line } = proof;
  const answers = [{ answer, deeds: deedsOf(view, decision, answer), chance: 1, worlds: WORLDS }];
  return { thought: { decision, answers, line: () => line }, plan: { answer } };
};
