/** The answers that are thought about: each that leads somewhere else, once. */
import { legalSelections, type OfferedChoice, type OpenDecision, type SeenCard } from '@spellspeed/engine';
import type { Question } from '../greedy/answer.ts';
import type { Sight } from '../greedy/sight.ts';
import { isPointless } from './pointless.ts';

/** Selections of several cards are too many to think about all of them. */
const MOST_SELECTIONS = 400;

/** What a player sees of a card that could make a difference: two of the same kind lead to the same. */
const kindOf = (card: SeenCard | undefined): string => {
  if (card?.known === null || card === undefined) return `?${card?.handle ?? ''}`;
  const { known, zone, owner, controller, face, position, counters, equippedTo, materials } = card;
  // On the field each card is one of its own.
  const place = zone === 'hand' || zone === 'deck' || zone === 'gy' || zone === 'extra' ? '' : card.place;
  return JSON.stringify([
    known.passcode,
    zone,
    owner,
    controller,
    face,
    position,
    counters,
    equippedTo,
    materials.length,
    place,
  ]);
};
const sameAs = (sight: Sight, choice: OfferedChoice): string => {
  if (!('card' in choice)) return JSON.stringify(choice);
  const { card, ...rest } = choice;
  return `${kindOf(sight.cardOf(card))} ${JSON.stringify(rest)}`;
};

/** Questions whose answer matters little, or has too many answers to think about: what looks best at once is taken. */
const UNTHOUGHT: readonly OpenDecision['kind'][] = ['zone', 'declare'];

/**
 * The answers worth thinking about, at most so many; `first` is among them. Equal copies are one, and what has been tried often enough in this turn, or is pointless, is none.
 */
export const candidatesFor = (
  { sight, decision, restraint }: Question,
  first: readonly number[],
  most: number,
): readonly (readonly number[])[] => {
  if (UNTHOUGHT.includes(decision.kind)) return [first];
  const { choices, min, max } = decision;
  const names = choices.map((choice) => sameAs(sight, choice));
  const nameOf = (picked: readonly number[]): string =>
    picked
      .map((at) => names[at])
      .toSorted()
      .join();
  const found = new Map([[nameOf(first), first]]);
  const isUnworthy = (at: number): boolean => {
    const choice = choices[at];
    return choice !== undefined && (restraint.isSpent(choice, sight.view.turn) || isPointless(sight, choice));
  };
  const all =
    min === 1 && max === 1 && decision.constraints.length === 0
      ? choices.map((_, at) => [at])
      : legalSelections(decision, MOST_SELECTIONS);
  for (const picked of all) {
    if (found.size >= most && all.length > most) break;
    const name = nameOf(picked);
    if (!found.has(name) && !picked.some(isUnworthy)) found.set(name, picked);
  }
  return [...found.values()];
};
