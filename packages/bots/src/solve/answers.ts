/** The answers that a solver tries, the likeliest first; nothing that could lead elsewhere is left out unseen. */
import {
  type CardPool,
  type Duel,
  legalSelections,
  type OpenDecision,
  type Passcode,
  type Player,
} from '@spellspeed/engine';
import { MAIN_MONSTER_ZONES } from '@spellspeed/engine/language';
import { appraise } from '../greedy/greedy.ts';
import { newRestraint } from '../greedy/restraint.ts';
import { sightOf } from '../greedy/sight.ts';

export interface Answers {
  readonly all: readonly (readonly number[])[];
  /** Are these all? Selections of several cards can be too many. */
  readonly complete: boolean;
}
/** Selections beyond these are left out, and it is said. */
const MOST_SELECTIONS = 200;

/** Words of a text for which it counts in which zone a card lies. */
const ABOUT_ZONES: ReadonlySet<string> = new Set([
  'same-column',
  'pointed-to-by',
  'linked',
  'co-linked-to',
  'in-extra-monster-zone',
  'activate',
  'move-to-other-zone',
]);
const speaksOfZones = (value: unknown): boolean => {
  if (typeof value === 'string') return ABOUT_ZONES.has(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(
    ([key, member]) =>
      (key === 'linkArrows' && Array.isArray(member) && member.length > 0) ||
      key === 'pointedToBy' ||
      speaksOfZones(member),
  );
};
/** Does it matter among these cards in which zone one lies? */
export const doZonesMatter = (cards: Iterable<number>, pool: CardPool): boolean => {
  for (const passcode of new Set(cards)) {
    const definition = pool.get(passcode as Passcode);
    if (definition !== undefined && speaksOfZones(definition.card)) return true;
  }
  return false;
};

/**
 * Of the zones of a place only the outer Spell & Trap Zones are Pendulum Zones too, and the Extra Monster Zones are apart: to lie there keeps a Main Monster Zone free.
 * (zones.pendulum-zone.card-is-in-the-spell-trap-zone)
 */
const kindOfZone = ({ zone, place }: { readonly zone: string; readonly place: number }): string => {
  if (zone === 'monsters') return place < MAIN_MONSTER_ZONES ? 'main' : 'extra';
  return zone === 'spells' && OUTER.includes(place) ? 'outer' : 'inner';
};
const OUTER: readonly number[] = [0, 4];

/** One zone of each kind on each side. */
const oneOfEachKind = ({ choices }: OpenDecision): readonly (readonly number[])[] => {
  const kinds = new Map<string, readonly number[]>();
  for (const [at, choice] of choices.entries()) {
    if (choice.do !== 'zone') continue;
    const kind = `${choice.player} ${choice.zone} ${kindOfZone(choice)}`;
    if (!kinds.has(kind)) kinds.set(kind, [at]);
  }
  return [...kinds.values()];
};

export const answersTo = (duel: Duel, decision: OpenDecision, zonesMatter: boolean): Answers => {
  const { choices, min, max, constraints } = decision;
  if (decision.kind === 'zone' && min === 1 && max === 1 && !zonesMatter)
    return { all: oneOfEachKind(decision), complete: true };
  const single = min === 1 && max === 1 && constraints.length === 0;
  const all = single ? choices.map((_, at) => [at]) : legalSelections(decision, MOST_SELECTIONS + 1);
  if (all.length === 1) return { all, complete: true };
  const complete = all.length <= MOST_SELECTIONS;
  return { all: inOrder(duel, decision, complete ? all : all.slice(0, MOST_SELECTIONS)), complete };
};
/** What looks best at once comes first. */
const inOrder = (
  duel: Duel,
  decision: OpenDecision,
  answers: readonly (readonly number[])[],
): readonly (readonly number[])[] => {
  const sight = sightOf(duel.view(decision.player), duel.pool);
  const worth = appraise(sight, decision, newRestraint());
  const worthOf = (answer: readonly number[]): number =>
    answer.reduce((sum, at) => sum + (worth[at] ?? 0), 0);
  return answers
    .map((answer) => ({ answer, worth: worthOf(answer) }))
    .toSorted((one, other) => other.worth - one.worth)
    .map(({ answer }) => answer);
};

/** Gives an answer that was offered, in the duel itself; that it is refused is a mistake of the engine or of whoever chose it. */
export const give = (duel: Duel, answer: readonly number[], player: Player): void => {
  const refusal = duel.answer(answer, player);
  if (refusal) throw new Error(`The offered answer [${answer}] is refused: ${refusal.message}`);
};
