/** Which of many names somebody may have meant. */
import { editDistancesFrom } from './edit-distance.ts';
import { foldName } from './fold-name.ts';

/** Nothing that is longer is near any name. */
const LONGEST_NAME = 100;
/** How much of a name may differ before it is no near miss. */
const FARTHEST = 0.5;

interface NearName {
  readonly name: string;
  readonly distance: number;
}

/** The names of one thing, each with what is compared of it. */
export type Names = readonly (readonly [name: string, folded: string])[];
export const namesOfOne = (names: readonly string[]): Names => names.map((name) => [name, foldName(name)]);

/** Of the names of many things, the name nearest to `text` of each of the `n` nearest. */
export function namesNear(text: string, things: readonly Names[], n: number): string[] {
  const wanted = foldName(text.slice(0, 2 * LONGEST_NAME));
  if (wanted === '' || wanted.length > LONGEST_NAME || n < 1) return [];
  const distanceTo = distancesFrom(wanted);
  const nearest: NearName[] = [];
  for (const names of things) {
    // Whatever is farther than the last of those that are given is not asked how far it is.
    const farthest = nearest.length < n ? FARTHEST : (nearest.at(-1)?.distance ?? FARTHEST);
    const near = nearestOf(names, farthest, distanceTo);
    if (near === null) continue;
    const place = nearest.findIndex((other) => isNearer(near, other));
    nearest.splice(place < 0 ? nearest.length : place, 0, near);
    nearest.splice(n);
  }
  return nearest.map(({ name }) => name);
}

const isNearer = (one: NearName, other: NearName): boolean =>
  one.distance === other.distance ? one.name < other.name : one.distance < other.distance;

/** The nearest of the names of one thing, the first of several; null where none is near. */
const nearestOf = (
  names: Names,
  farthest: number,
  distanceTo: (name: string, farthest: number) => number,
): NearName | null => {
  let nearest: NearName | null = null;
  for (const [name, folded] of names) {
    const distance = distanceTo(folded, nearest?.distance ?? farthest);
    if (distance <= farthest && (nearest === null || distance < nearest.distance))
      nearest = { name, distance };
  }
  return nearest;
};

/** From 0 (the same) to 1 (nothing in common), or endless where it is more than `farthest`; a part of a name is nearer than half of a misspelt one. */
const distancesFrom = (wanted: string): ((name: string, farthest: number) => number) => {
  const editDistanceTo = editDistancesFrom(wanted);
  return (name, farthest) => {
    // What is added to a part is all that differs.
    if (wanted.length > 1 && name.includes(wanted)) return (1 - wanted.length / name.length) / 4;
    const longer = Math.max(wanted.length, name.length);
    return editDistanceTo(name, farthest * longer) / longer;
  };
};
