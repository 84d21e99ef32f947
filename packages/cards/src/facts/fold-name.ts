/** A name without what people leave out or vary: case, accents, full-width forms, spaces and punctuation. */
export function foldName(name: string): string {
  // Most names are plain English: the long way gives the same for them.
  if (/^[\x20-\x7e]*$/.test(name)) return name.toLowerCase().replace(/[^a-z0-9]/g, '');
  return (
    name
      .normalize('NFKD')
      // Latin accents only: the voicing marks of kana make another letter.
      .replace(/[\u0300-\u036f]/g, '')
      .normalize('NFC')
      .toLowerCase()
      .replace(/[\p{P}\p{S}\s]/gu, '')
  );
}

/** Of groups of names for one thing each, the name nearest to `text` from the `n` nearest groups. */
export function namesNear(text: string, groups: readonly (readonly string[])[], n: number): string[] {
  const wanted = foldName(text.slice(0, 2 * LONGEST_NAME));
  if (wanted === '' || wanted.length > LONGEST_NAME) return [];
  return groups
    .map((names) => nearestOf(wanted, names))
    .filter(({ distance }) => distance <= FARTHEST)
    .sort((a, b) => a.distance - b.distance || (a.name < b.name ? -1 : 1))
    .slice(0, n)
    .map(({ name }) => name);
}

interface NearName {
  readonly name: string;
  readonly distance: number;
}

/** Nothing that is longer is near any name. */
const LONGEST_NAME = 100;
/** How much of a name may differ before it is no near miss. */
const FARTHEST = 0.5;

function nearestOf(wanted: string, names: readonly string[]): NearName {
  return names
    .map((name) => ({ name, distance: distanceOf(wanted, foldName(name)) }))
    .reduce((nearest, other) => (other.distance < nearest.distance ? other : nearest));
}

/** From 0 (the same) to 1 (nothing in common); a part of a name is nearer than half of a misspelt one. */
function distanceOf(wanted: string, name: string): number {
  const longer = Math.max(wanted.length, name.length);
  const share = editDistance(wanted, name) / longer;
  const isPart = wanted.length > 1 && name.includes(wanted);
  return isPart ? Math.min(share, (1 - wanted.length / name.length) / 4) : share;
}

/** How many letters must be added, removed, replaced or swapped with their neighbour. */
function editDistance(from: string, to: string): number {
  let twoBack: number[] = [];
  let previous = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1];
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current[column] = Math.min(
        at(previous, column) + 1,
        at(current, column - 1) + 1,
        at(previous, column - 1) + (same ? 0 : 1),
        swapped ? at(twoBack, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    twoBack = previous;
    previous = current;
  }
  return at(previous, to.length);
}

function at(distances: readonly number[], column: number): number {
  return distances[column] ?? Number.POSITIVE_INFINITY;
}
