/** Selections of several cards: is one legal, and can a part of one still become legal? */
import { gather } from '../vocabulary/gather.ts';
import type { Constraint, Decision } from './decision.ts';
import { areMet, type Progress, startOf, taking } from './progress.ts';

/** The indexes of choices taken. */
export type Picked = readonly number[];
type Law<K extends Constraint['must']> = (
  constraint: Extract<Constraint, { must: K }>,
  picked: Picked,
) => boolean;

/** Do the cards, each as one of its weights, make the total with none to spare? */
const addsUp: Law<'add-up'> = ({ weights, total, orMore }, picked) => {
  const reach = (cards: Picked, at: number, sum: number): boolean => {
    const card = cards[at];
    if (card === undefined) return orMore ? sum >= total : sum === total;
    return (weights[card] ?? []).some((weight) => reach(cards, at + 1, sum + weight));
  };
  if (!reach(picked, 0, 0)) return false;
  return (
    !orMore ||
    picked.every(
      (card) =>
        !reach(
          picked.filter((other) => other !== card),
          0,
          0,
        ),
    )
  );
};
/** Can every seat be taken by a card of its own? `fits` says which cards fit a seat. */
const seated = (cards: Picked, seats: readonly Picked[], mustSit: (card: number) => boolean): boolean => {
  const assign = (at: number, free: readonly Picked[]): boolean => {
    const card = cards[at];
    if (card === undefined) return free.length === 0;
    return (
      free.some((seat, index) => seat.includes(card) && assign(at + 1, free.toSpliced(index, 1))) ||
      (!mustSit(card) && assign(at + 1, free))
    );
  };
  return assign(0, seats);
};
const fillsSlots: Law<'fill-slots'> = ({ slots, more = [], substitute }, picked) => {
  const fill = (seats: readonly Picked[]): boolean =>
    picked.length >= seats.length && seated(picked, seats, (card) => !more.includes(card));
  return (
    fill(slots) || (substitute?.slots.some((slot) => fill(slots.with(slot, substitute.choices))) ?? false)
  );
};
const findsPlaces: Law<'find-places'> = ({ places }, picked) => {
  if (picked.length > places.length) return false;
  const assign = (at: number, free: readonly Picked[]): boolean => {
    const card = picked[at];
    if (card === undefined) return true;
    return free.some((place, index) => place.includes(card) && assign(at + 1, free.toSpliced(index, 1)));
  };
  return assign(0, places);
};
const totalOf = (values: readonly number[], picked: Picked): number =>
  picked.reduce((sum, choice) => sum + (values[choice] ?? 0), 0);
const LAWS: { readonly [K in Constraint['must']]: Law<K> } = {
  'add-up': addsUp,
  'fill-slots': fillsSlots,
  'find-places': findsPlaces,
  'leave-a-zone': ({ zones }, picked) =>
    zones.some(
      ({ freedBy, pointedToBy }) =>
        freedBy.every((choice) => picked.includes(choice)) &&
        (pointedToBy === null || pointedToBy.some((choice) => !picked.includes(choice))),
    ),
  'include-one-of': ({ choices }, picked) => picked.some((choice) => choices.includes(choice)),
  'go-with': ({ choice, others }, picked) =>
    !picked.includes(choice) || picked.every((other) => other === choice || others.includes(other)),
  'be-accompanied': ({ choices, of }, picked) => {
    const wanted = gather(choices, (choice, at) => (picked.includes(choice) ? [of[at] ?? []] : []));
    return seated(picked, wanted, () => false);
  },
  leave: ({ choices, count }, picked) => choices.filter((choice) => !picked.includes(choice)).length >= count,
  'stay-within': ({ values, most }, picked) => totalOf(values, picked) <= most,
  reach: ({ values, least }, picked) => totalOf(values, picked) >= least,
  differ: ({ values }, picked) => {
    const taken = gather(picked, (choice) => values[choice] ?? []);
    return new Set(taken).size === taken.length;
  },
  agree: ({ values }, picked) =>
    picked.every((choice) => (values[choice] ?? []).length > 0) &&
    (picked.length === 0 ||
      (values[picked[0] ?? 0] ?? []).some((value) =>
        picked.every((choice) => values[choice]?.includes(value)),
      )),
};
const lawOf = <C extends Constraint>(constraint: C): Law<C['must']> =>
  LAWS[constraint.must] as unknown as Law<C['must']>;

/** As much of a question as a selection depends on. */
export interface SelectionQuestion extends Pick<Decision, 'min' | 'max' | 'constraints'> {
  readonly choices: readonly unknown[];
}

/** Is this a legal answer as a whole? Each choice at most once. */
export const isLegalSelection = (
  { choices, min, max, constraints }: SelectionQuestion,
  picked: Picked,
): boolean =>
  picked.length >= min &&
  picked.length <= max &&
  new Set(picked).size === picked.length &&
  picked.every((choice) => Number.isInteger(choice) && choice >= 0 && choice < choices.length) &&
  constraints.every((constraint) => lawOf(constraint)(constraint, picked));

/** A search for legal answers: choice after choice is taken or left, those taken before it began apart. */
interface Search {
  readonly question: SelectionQuestion;
  readonly before: Picked;
  /** What has been found out, so that no part of the search is made twice: can so much progress, from this choice on, become legal? */
  known: Map<string, boolean> | null;
  /** How many places of the search were looked at. */
  looked: number;
  /** Choices that were taken on the way to something legal; null where one legal answer is enough. */
  readonly found: Set<number> | null;
}
const searchIn = (question: SelectionQuestion, before: Picked, oneIsEnough: boolean): Search => ({
  question,
  before,
  known: null,
  looked: 0,
  found: oneIsEnough ? null : new Set(),
});

/** A search of no more places than these remembers none: most are over before. */
const SHORT = 32;
/** Can so many taken choices, that have come so far, become a legal answer with choices from `from` on? */
const canComplete = (search: Search, progress: readonly Progress[], count: number, from: number): boolean => {
  const { choices, min, max, constraints } = search.question;
  if (count > max || count + choices.length - from < min) return false;
  const isLong = ++search.looked > SHORT;
  const oneIsEnough = search.found === null;
  const place = isLong ? `${from} ${count} ${progress.join(' ')}` : '';
  const known = isLong ? search.known?.get(place) : undefined;
  if (known !== undefined) return known;
  let can = count >= min && areMet(constraints, progress);
  if (from < choices.length && count < max && !(can && oneIsEnough)) {
    if (takeAt(search, progress, count, from)) can = true;
    if (!(can && oneIsEnough) && canComplete(search, progress, count, from + 1)) can = true;
  }
  if (isLong) {
    search.known ??= new Map();
    search.known.set(place, can);
  }
  return can;
};
const takeAt = (search: Search, progress: readonly Progress[], count: number, choice: number): boolean => {
  if (search.before.includes(choice)) return false;
  const next = taking(search.question.constraints, progress, choice);
  if (next === null || !canComplete(search, next, count + 1, choice + 1)) return false;
  search.found?.add(choice);
  return true;
};
/** How far what is picked has come; null where nothing can mend it. */
const progressOf = (constraints: readonly Constraint[], picked: Picked): readonly Progress[] | null => {
  let progress: readonly Progress[] | null = startOf(constraints);
  for (const choice of picked) if (progress) progress = taking(constraints, progress, choice);
  return progress;
};

/**
 * The choices that can still be added to what is picked, so that the whole can become legal. Interfaces offer these, one at a time;
 * an answer is complete when `isLegalSelection` holds.
 */
export const legalCompletions = (question: SelectionQuestion, picked: Picked): number[] => {
  const all = question.choices.map((_, choice) => choice).filter((choice) => !picked.includes(choice));
  if (picked.length >= question.max) return [];
  if (question.constraints.length === 0) return all;
  const progress = progressOf(question.constraints, picked);
  if (progress === null) return [];
  const search = searchIn(question, picked, false);
  canComplete(search, progress, picked.length, 0);
  return all.filter((choice) => search.found?.has(choice));
};

/** Is there any legal answer at all? */
export const hasLegalSelection = (question: SelectionQuestion): boolean =>
  question.constraints.length === 0
    ? question.choices.length >= question.min
    : canComplete(searchIn(question, [], true), startOf(question.constraints), 0, 0);

/** All legal answers, each with its choices in ascending order; no more than `most` of them. */
export const legalSelections = (
  question: SelectionQuestion,
  most: number = Number.POSITIVE_INFINITY,
): readonly Picked[] => {
  const { choices, constraints, max } = question;
  const found: Picked[] = [];
  const search = searchIn(question, [], true);
  const grow = (picked: Picked, progress: readonly Progress[], from: number): void => {
    if (found.length < most && isLegalSelection(question, picked)) found.push(picked);
    if (picked.length >= max) return;
    for (let choice = from; choice < choices.length && found.length < most; choice++) {
      const next = taking(constraints, progress, choice);
      if (next && canComplete(search, next, picked.length + 1, choice + 1))
        grow([...picked, choice], next, choice + 1);
    }
  };
  grow([], startOf(constraints), 0);
  return found;
};
