/** What a changed leaf is a leaf of, so that one line speaks of all its like. */
import type { Change } from './changes.ts';

/** The fields by which the unions of the effect language tell their members apart. */
const TAGS = [
  'do',
  'test',
  'if',
  'event',
  'count',
  'ref',
  'modifies',
  'effect',
  'affects',
  'cards',
  'says',
  'declare',
];
const tagOf = (part: Readonly<Record<string, unknown>> = {}): string => {
  const tag = TAGS.find((each) => typeof part[each] === 'string');
  return tag === undefined ? '' : String(part[tag]);
};

/** The member of a union with the field that was changed, such as `in.zones`; a list's items bear the list's name. */
export const kindOf = ({ path, within: [part] }: Pick<Change, 'path' | 'within'>): string => {
  const field = path.findLast((step) => typeof step === 'string') ?? '';
  return [tagOf(part), field].filter((word) => word !== '').join('.');
};
/** … and what it stands in: `discard chosen in.zones`. */
export const placeOf = (change: Pick<Change, 'path' | 'within'>): string => {
  const around = change.within.slice(1).map(tagOf);
  return [
    ...around
      .filter((tag) => tag !== '')
      .slice(0, 2)
      .reverse(),
    kindOf(change),
  ].join(' ');
};
