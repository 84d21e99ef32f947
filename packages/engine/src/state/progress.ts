/**
 * How far a selection has come with a constraint, so that a search need not begin anew with each choice that is added. It only makes
 * `selection.ts` fast, whose laws define what is legal; a property test compares the two.
 */
import { once } from '../language/once.ts';
import { gather } from '../vocabulary/gather.ts';
import type { Constraint } from './decision.ts';

/** What matters of the choices taken so far, as few numbers as possible: searches meet the same progress again and again. */
export type Progress = readonly number[];

/** `take`: with one more choice; null where no further choice could mend it. `isMet`: would it hold if nothing more were taken? */
interface Course<C extends Constraint> {
  readonly start: (constraint: C) => Progress;
  readonly take: (constraint: C, progress: Progress, choice: number) => Progress | null;
  readonly isMet: (constraint: C, progress: Progress) => boolean;
}
type CourseOf<K extends Constraint['must']> = Course<Extract<Constraint, { must: K }>>;

const NOTHING: Progress = [];
const ascending = (numbers: readonly number[]): readonly number[] =>
  isAscending(numbers) ? numbers : [...new Set(numbers)].sort((a, b) => a - b);
const isAscending = (numbers: readonly number[]): boolean => {
  for (let at = 1; at < numbers.length; at++)
    if ((numbers[at - 1] as number) >= (numbers[at] as number)) return false;
  return true;
};
const orNone = (progress: Progress): Progress | null => (progress.length === 0 ? null : progress);

/** The sums that the cards can make, none above the total; with `orMore` the greatest sum and the smallest of its parts. */
const addUp: CourseOf<'add-up'> = {
  start: ({ orMore }) => (orMore ? [0, Number.MAX_SAFE_INTEGER] : [0]),
  take: ({ weights, total, orMore }, progress, choice) => {
    const own = weights[choice] ?? [];
    if (!orMore) {
      const sums: number[] = [];
      for (const sum of progress)
        for (const weight of own) if (sum + weight <= total) sums.push(sum + weight);
      return orNone(ascending(sums));
    }
    const [sum = 0, least = 0] = progress;
    const most = Math.max(...own);
    const [now, smallest] = [sum + most, Math.min(least, most)];
    // A card that is superfluous stays so, whatever comes to it.
    return own.length === 0 || now - smallest >= total ? null : [now, smallest];
  },
  isMet: ({ total, orMore }, progress) => (orMore ? (progress[0] ?? 0) >= total : progress.includes(total)),
};

/** Seats that the same cards fit are alike: of those the first free one is taken. */
const seatsFor = (seats: readonly (readonly number[])[], taken: number, choice: number): number[] => {
  const found: number[] = [];
  for (let index = 0; index < seats.length; index++) {
    const seat = seats[index] as readonly number[];
    if (
      (taken & (1 << index)) === 0 &&
      seat.includes(choice) &&
      !found.some((other) => isAlike(seats, other, seat))
    )
      found.push(index);
  }
  return found;
};
const isAlike = (seats: readonly (readonly number[])[], index: number, seat: readonly number[]): boolean => {
  const other = seats[index];
  return other === seat || (other?.length === seat.length && seat.every((card, at) => other[at] === card));
};
const seatedIn = (seats: readonly (readonly number[])[], taken: number, choice: number): number[] =>
  seatsFor(seats, taken, choice).map((index) => taken | (1 << index));

/** The slots as they are, and with the substitute in each of those that it can fill. */
type FillSlots = Extract<Constraint, { must: 'fill-slots' }>;
const withSubstitute = once(({ slots, substitute }: FillSlots) => [
  slots,
  ...(substitute?.slots ?? []).map((slot) => slots.with(slot, substitute?.choices ?? [])),
]);
const readingsOf = (constraint: FillSlots): readonly (readonly (readonly number[])[])[] =>
  constraint.substitute === undefined ? [constraint.slots] : withSubstitute(constraint);
/** The sets of slots that can be filled, reading after reading: the bits of the slots, then those of the reading. */
const fillSlots: CourseOf<'fill-slots'> = {
  start: (constraint) => readingsOf(constraint).map((_, reading) => reading * (1 << constraint.slots.length)),
  take: (constraint, progress, choice) => {
    const base = 1 << constraint.slots.length;
    const mayStand = constraint.more?.includes(choice) ?? false;
    const states: number[] = [];
    for (const state of progress) {
      const reading = Math.floor(state / base);
      const seats = readingsOf(constraint)[reading] ?? [];
      for (const taken of seatedIn(seats, state % base, choice)) states.push(reading * base + taken);
      if (mayStand) states.push(state);
    }
    return orNone(ascending(states));
  },
  isMet: ({ slots }, progress) => {
    const base = 1 << slots.length;
    return progress.some((state) => state % base === base - 1);
  },
};

/** Notes which of the choices of interest are among those taken. */
const noting = (choices: readonly number[], progress: Progress, choice: number): Progress =>
  choices.includes(choice) ? ascending([...progress, choice]) : progress;

const COURSES: { readonly [K in Constraint['must']]: CourseOf<K> } = {
  'add-up': addUp,
  'fill-slots': fillSlots,
  'find-places': {
    start: () => [0],
    take: ({ places }, progress, choice) =>
      orNone(ascending(gather(progress, (taken) => seatedIn(places, taken, choice)))),
    isMet: () => true,
  },
  'leave-a-zone': {
    start: () => NOTHING,
    take: ({ zones }, progress, choice) => {
      const concerned = gather(zones, ({ freedBy, pointedToBy }) => [...freedBy, ...(pointedToBy ?? [])]);
      const taken = noting(concerned, progress, choice);
      const isLost = (pointers: readonly number[] | null): boolean =>
        pointers?.every((pointer) => taken.includes(pointer)) ?? false;
      return zones.every(({ pointedToBy }) => isLost(pointedToBy)) ? null : taken;
    },
    isMet: ({ zones }, progress) =>
      zones.some(
        ({ freedBy, pointedToBy }) =>
          freedBy.every((choice) => progress.includes(choice)) &&
          (pointedToBy === null || pointedToBy.some((choice) => !progress.includes(choice))),
      ),
  },
  'include-one-of': {
    start: () => [0],
    take: ({ choices }, progress, choice) => (choices.includes(choice) ? [1] : progress),
    isMet: (_, [found]) => found === 1,
  },
  'go-with': {
    start: () => [0, 0],
    take: ({ choice: one, others }, [hasOne = 0, hasStranger = 0], choice) => {
      const now = [choice === one ? 1 : hasOne, choice !== one && !others.includes(choice) ? 1 : hasStranger];
      return now[0] === 1 && now[1] === 1 ? null : now;
    },
    isMet: () => true,
  },
  'be-accompanied': {
    start: () => NOTHING,
    take: ({ choices, of }, progress, choice) => noting([...choices, ...of.flat()], progress, choice),
    isMet: ({ choices, of }, progress) => {
      const wanted = gather(choices, (choice, at) => (progress.includes(choice) ? [of[at] ?? []] : []));
      const full = (1 << wanted.length) - 1;
      let states: readonly number[] = [0];
      for (const companion of progress)
        states = ascending([...states, ...gather(states, (taken) => seatedIn(wanted, taken, companion))]);
      return states.includes(full);
    },
  },
  leave: {
    start: () => [0],
    take: ({ choices, count }, [taken = 0], choice) => {
      const now = choices.includes(choice) ? taken + 1 : taken;
      return choices.length - now < count ? null : [now];
    },
    isMet: ({ choices, count }, [taken = 0]) => choices.length - taken >= count,
  },
  'stay-within': {
    start: () => [0],
    take: ({ values, most }, [sum = 0], choice) => {
      const now = sum + (values[choice] ?? 0);
      return now > most ? null : [now];
    },
    isMet: ({ most }, [sum = 0]) => sum <= most,
  },
  // Whatever comes beyond is not told apart.
  reach: {
    start: () => [0],
    take: ({ values, least }, [sum = 0], choice) => [
      Math.min(Math.max(0, least), sum + (values[choice] ?? 0)),
    ],
    isMet: ({ least }, [sum = 0]) => sum >= least,
  },
  differ: {
    start: () => NOTHING,
    // Only a value that another choice has too can be met again.
    take: ({ values }, progress, choice) => {
      const own = values[choice] ?? [];
      const rivals = gather(values, (theirs, other) =>
        other !== choice && theirs.some((value) => own.includes(value)) ? [other] : [],
      ) as number[];
      if (new Set(own).size < own.length || rivals.some((other) => progress.includes(other))) return null;
      return rivals.length === 0 ? progress : ascending([...progress, choice]);
    },
    isMet: () => true,
  },
  // Which values all have so far, each by the first choice and the place where it stands.
  agree: {
    start: () => NOTHING,
    take: ({ values }, progress, choice) => {
      const own = values[choice] ?? [];
      const common =
        progress.length === 0
          ? own.map((value) => placeOf(values, value))
          : progress.filter((place) => own.some((value) => placeOf(values, value) === place));
      return orNone(ascending(common));
    },
    isMet: () => true,
  },
};
/** A number for a value: the first choice that has it, and where. */
const placeOf = (values: readonly (readonly string[])[], value: string): number => {
  const first = values.findIndex((each) => each.includes(value));
  return first * MOST_VALUES + (values[first]?.indexOf(value) ?? 0);
};
/** A card has fewer names, Types and Attributes than that. */
const MOST_VALUES = 100;
const courseOf = <C extends Constraint>(constraint: C): Course<C> =>
  COURSES[constraint.must] as unknown as Course<C>;

export const startOf = (constraints: readonly Constraint[]): readonly Progress[] =>
  constraints.map((constraint) => courseOf(constraint).start(constraint));

/** With one more choice; null where some constraint is broken for good. */
export const taking = (
  constraints: readonly Constraint[],
  progress: readonly Progress[],
  choice: number,
): readonly Progress[] | null => {
  const next: Progress[] = [];
  for (let index = 0; index < constraints.length; index++) {
    const constraint = constraints[index] as Constraint;
    const taken = courseOf(constraint).take(constraint, progress[index] ?? NOTHING, choice);
    if (taken === null) return null;
    next.push(taken);
  }
  return next;
};

export const areMet = (constraints: readonly Constraint[], progress: readonly Progress[]): boolean =>
  constraints.every((constraint, index) =>
    courseOf(constraint).isMet(constraint, progress[index] ?? NOTHING),
  );
