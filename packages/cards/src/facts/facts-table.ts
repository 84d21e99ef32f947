/** The table of facts as something that is looked into: a line by its passcode, a passcode by a name. */
import { HEAD, type NamesOnLine, namesIn, passcodesIn } from './facts-line.ts';
import { foldName } from './fold-name.ts';

export interface FactsTable {
  /** By rising passcode. */
  readonly passcodes: readonly number[];
  /** The line of the card that bears this passcode, also as that of other artwork. */
  readonly lineAt: (passcode: number) => string | undefined;
  /**
   * The card with this name; `folded` is what `foldName` makes of it. An English name comes before one in another language, which may be the English
   * one of another card, and any printed name before an alias. Two English names may differ by their punctuation only: then the exact one counts.
   */
  readonly named: (name: string, folded: string) => number | undefined;
}

/** How well a name fits, from worst to best. */
export const FITS = ['alias', 'other-language', 'english', 'exact'] as const;

/** How well the names of a card fit to a name; -1 if they do not. */
const fitOf = ({ printed, aliases }: NamesOnLine, name: string, folded: string): number => {
  const [english = '', ...others] = printed;
  if (english === name) return FITS.indexOf('exact');
  if (foldName(english) === folded) return FITS.indexOf('english');
  if (others.some((other) => foldName(other) === folded)) return FITS.indexOf('other-language');
  return aliases.some((alias) => foldName(alias) === folded) ? FITS.indexOf('alias') : -1;
};

/** The lines of a table that begins with its head, as a page loads it. What `facts-index.ts` makes quick is defined here. */
export const tableOfAll = (text: string): FactsTable => {
  const end = text.indexOf('\n');
  const head = text.slice(0, end);
  if (head !== HEAD) throw new Error(`data/facts.tsv begins with "${head}", expected "${HEAD}"`);
  return tableOf(text.slice(end + 1));
};

/** The lines of a table without a head. */
export const tableOf = (text: string): FactsTable => {
  const lines = text.replace(/\n$/, '').split('\n');
  const passcodes = lines.map((line) => Number.parseInt(line, 10));
  const places = new Map(passcodes.map((passcode, index) => [passcode, index]));
  let others: ReadonlyMap<number, number> | undefined;
  let names: ReadonlyMap<string, readonly number[]> | undefined;
  return {
    passcodes,
    lineAt: (passcode) => {
      others ??= otherPasscodes(lines);
      const index = places.get(passcode) ?? others.get(passcode);
      return index === undefined ? undefined : lines[index];
    },
    named: (name, folded) => {
      names ??= linesByName(lines);
      return bestOf(names.get(folded) ?? [], (index) => lines[index] ?? '', { name, folded });
    },
  };
};

/** The passcode of the line that fits best; of several the last. */
export const bestOf = (
  indexes: readonly number[],
  lineOf: (index: number) => string,
  { name, folded }: { readonly name: string; readonly folded: string },
): number | undefined => {
  let best: { readonly fit: number; readonly passcode: number } | undefined;
  for (const index of indexes) {
    const line = lineOf(index);
    const fit = fitOf(namesIn(line), name, folded);
    if (fit >= (best?.fit ?? 0)) best = { fit, passcode: Number.parseInt(line, 10) };
  }
  return best?.passcode;
};

/** The place of each line by the other passcodes that stand on it. */
const otherPasscodes = (lines: readonly string[]): ReadonlyMap<number, number> =>
  new Map(
    lines.flatMap((line, index) =>
      passcodesIn(line)
        .slice(1)
        .map((passcode) => [passcode, index] as const),
    ),
  );

const linesByName = (lines: readonly string[]): ReadonlyMap<string, readonly number[]> => {
  const places = new Map<string, number[]>();
  for (const [index, line] of lines.entries())
    for (const folded of foldedNamesIn(line)) {
      const known = places.get(folded);
      if (known) known.push(index);
      else places.set(folded, [index]);
    }
  return places;
};

/** All names on a line as they are compared, each once. */
export const foldedNamesIn = (line: string): ReadonlySet<string> => {
  const { printed, aliases } = namesIn(line);
  return new Set([...printed, ...aliases].map(foldName).filter((folded) => folded !== ''));
};
