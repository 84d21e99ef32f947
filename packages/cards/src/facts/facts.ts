import { factsTable } from './all-facts.ts';
import { otherArtworkOf } from './artwork.ts';
import type { CardFacts } from './card-facts.ts';
import { carriedTable } from './carried-facts.ts';
import { factsIn } from './facts-line.ts';
import { MORE_FACTS } from './facts-more.ts';
import type { FactsTable } from './facts-table.ts';
import { foldName } from './fold-name.ts';
import { type Names, namesNear, namesOfOne } from './near-names.ts';

/** The cards that every program carries, by rising passcode: those that are defined, and those that their texts name. On a page they are to be loaded first: `loadCarriedFacts`. */
export const carriedFacts = (): readonly CardFacts[] => everyCardOf(carriedTable());

/** Every card that Spellspeed knows the facts of, by rising passcode. On a page they are to be loaded first: `loadAllFacts`. */
export const allFacts = (): readonly CardFacts[] => {
  const table = factsTable();
  if (table === undefined) return carriedFacts();
  all ??= everyCardOf(table);
  return all;
};
let all: readonly CardFacts[] | undefined;

/** The card with this passcode, also where it is the passcode of other artwork. */
export function factsOf(passcode: number): CardFacts | undefined {
  const exactly = factsAt(passcode);
  if (exactly) return exactly;
  const other = otherArtworkOf(passcode, factsTable()?.passcodes ?? []);
  return other === undefined ? undefined : factsAt(other);
}

/** The card with this name or alias in any language; case, accents, spaces and punctuation do not matter. */
export function factsNamed(name: string): CardFacts | undefined {
  const folded = foldName(name);
  if (folded === '') return undefined;
  const passcode = latestTable().named(name, folded);
  return passcode === undefined ? moreNamed(folded) : factsAt(passcode);
}
let more: ReadonlyMap<string, CardFacts> | undefined;
const moreNamed = (folded: string): CardFacts | undefined => {
  more ??= new Map(MORE_FACTS.flatMap((facts) => namesOf(facts).map((name) => [foldName(name), facts])));
  return more.get(folded);
};

/** The names most like what somebody typed, at most `n`, the nearest first and one for each card; of all cards, or `among` these. */
export function nearestNames(text: string, n: number, among?: readonly string[]): string[] {
  return namesNear(text, among?.map((name) => namesOfOne([name])) ?? everyName(), n);
}
/** Made when the first name is not found. */
const everyName = (): readonly Names[] => {
  const facts = allFacts();
  if (names?.of !== facts) names = { of: facts, each: facts.map((card) => namesOfOne(namesOf(card))) };
  return names.each;
};
let names: { readonly of: readonly CardFacts[]; readonly each: readonly Names[] } | undefined;

const latestTable = (): FactsTable => factsTable() ?? carriedTable();

/** There is one value for each card, whichever passcode of it was asked for. */
const known = new Map<number, CardFacts>(
  MORE_FACTS.flatMap((facts) =>
    [facts.passcode, ...facts.altPasscodes].map((code) => [code, facts] as const),
  ),
);
const factsAt = (passcode: number): CardFacts | undefined => {
  const before = known.get(passcode);
  if (before) return before;
  const line = latestTable().lineAt(passcode);
  if (line === undefined) return undefined;
  const own = Number.parseInt(line, 10);
  const facts = known.get(own) ?? factsIn(line);
  known.set(own, facts);
  known.set(passcode, facts);
  return facts;
};

const everyCardOf = ({ passcodes }: FactsTable): readonly CardFacts[] =>
  [...passcodes.flatMap((passcode) => factsAt(passcode) ?? []), ...MORE_FACTS].sort(
    (one, other) => one.passcode - other.passcode,
  );

const namesOf = ({ names: { en, ja, zh, it, aliases } }: CardFacts): readonly string[] =>
  [en, ja, zh, it, ...aliases].filter((name) => name !== undefined);
