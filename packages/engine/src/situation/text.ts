/** A value as text, with stays and times by their names. */

export type KeySet = { readonly [key: string]: true };
export const PLAIN: KeySet = {};
/** How stays, times and moments are named, and under which keys they stand. */
export interface Names {
  readonly stays: KeySet;
  readonly times: KeySet;
  readonly stay: (stay: number) => string;
  readonly time: (time: number) => string;
  readonly moment: (number: number) => number | string;
}

/** Numbers of the clock that no type tells apart: what goes on is numbered by when it began. */
export const TICKS: KeySet = { id: true, task: true };
/** Moments are counted from the next one. */
const MOMENTS: KeySet = { number: true, moment: true, upTo: true };

/** The text of a value; keys are sorted. */
export const textOf = (value: unknown, names: Names): string => {
  if (typeof value === 'string')
    return value.includes('@') ? textOfPath(value, names) : JSON.stringify(value);
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) {
    let list = '[';
    for (const each of value) list += `${textOf(each, names)},`;
    return `${list}]`;
  }
  let text = '{';
  for (const key of Object.keys(value).sort()) {
    const member = (value as { readonly [key: string]: unknown })[key];
    if (member !== undefined) text += `${keyOf(key, names)}:${textUnder(key, member, names)},`;
  }
  return `${text}}`;
};
const textUnder = (key: string, member: unknown, names: Names): string => {
  if (typeof member === 'number') {
    if (names.stays[key]) return names.stay(member);
    if (names.times[key] || TICKS[key]) return names.time(member);
    return MOMENTS[key] ? String(names.moment(member)) : String(member);
  }
  if (names.stays[key] && Array.isArray(member))
    return `[${member.map((each) => (typeof each === 'number' ? names.stay(each) : textOf(each, names))).join(',')}]`;
  return textOf(member, names);
};

/** A modifier by its path and when it began: "path@since". */
const textOfPath = (path: string, names: Names): string => {
  const at = path.lastIndexOf('@');
  const since = path.slice(at + 1);
  return /^\d+$/.test(since) ? `${path.slice(0, at)}@${names.time(Number(since))}` : JSON.stringify(path);
};
/** Uses that count for what was applied say by which card, in which stay or since when: see `field/uses.ts`. */
const keyOf = (key: string, names: Names): string => {
  if (!key.includes('/')) return key;
  const [kind, card, third = '', effect, ...each] = key.split('/');
  if (kind === 'applied')
    return [kind, card, third, names.time(Number(effect)), ...stayAt(each, names)].join('/');
  if (kind === 'spared')
    return [kind, card, names.stay(Number(third)), effect, ...stayAt(each, names)].join('/');
  return key;
};
const stayAt = ([card, stay]: readonly string[], names: Names): readonly string[] =>
  card === undefined || stay === undefined ? [] : [card, names.stay(Number(stay))];
