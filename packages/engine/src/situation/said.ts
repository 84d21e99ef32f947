/**
 * What a value of the state says, read once for all: values are never written again, and most of them are the same from one position to the next. Where a stay, a time
 * or a moment stands, it is kept apart, since what it is called changes.
 */
import type { DuelState } from '../state/state.ts';
import { mixText, newSums } from './sums.ts';
import { type Names, textOf } from './text.ts';
import { keysIn } from './time-keys.ts';

export interface ToName {
  readonly as: 'stay' | 'time' | 'moment';
  readonly number: number;
}
/** The sums of the text from which every name is left out, and what is to be named, in the order of the text. */
export interface Said {
  readonly one: number;
  readonly other: number;
  readonly named: readonly ToName[];
}
type Say<What> = (what: What, names: Names) => string;

/** Says things of a part with a naming that only notes what it is asked for. */
const sayerOf = (part: keyof DuelState): (<What>(what: What, say: Say<What>) => Said) => {
  let named: ToName[] = [];
  const noting =
    (as: ToName['as']) =>
    (number: number): string => {
      named.push({ as, number });
      return '…';
    };
  const names = { ...keysIn(part), stay: noting('stay'), time: noting('time'), moment: noting('moment') };
  return (what, say) => {
    named = [];
    const sums = newSums();
    mixText(sums, say(what, names));
    return { one: sums[0] as number, other: sums[1] as number, named };
  };
};
/** Says each object of a part once. */
export const sayingOnce = <What extends object>(
  part: keyof DuelState,
  say: Say<What>,
): ((what: What) => Said) => {
  const known = new WeakMap<What, Said>();
  const sayer = sayerOf(part);
  return (what) => {
    const kept = known.get(what);
    if (kept) return kept;
    const said = sayer(what, say);
    known.set(what, said);
    return said;
  };
};
/** A text that holds a time: "path@since". */
export const saidText = (part: keyof DuelState, text: string): Said => sayerOf(part)(text, textOf);
