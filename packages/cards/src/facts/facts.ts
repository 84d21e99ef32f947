import { otherArtworkOf } from './artwork.ts';
import type { CardFacts } from './card-facts.ts';
import { carriedTable } from './carried-table.ts';
import { factsIn, namesIn } from './facts-line.ts';
import { MORE_FACTS } from './facts-more.ts';
import { factsTable } from './facts-table.ts';
import { foldName, namesNear } from './fold-name.ts';

/** The cards that every program carries, by rising passcode: those that are defined, and those that their texts name. On a page they are to be loaded first: `loadCarriedFacts`. */
export const carriedFacts = (): readonly CardFacts[] => carried().facts;

/** What was made of the table of carried cards. */
interface Carried {
  readonly table: string;
  readonly facts: readonly CardFacts[];
  /** With what was read of the table of all cards since: there is one value for each card. */
  readonly byPasscode: Map<number, CardFacts>;
}
let latest: Carried | undefined;
/** Made anew when a page has loaded the table. */
const carried = (): Carried => {
  const table = carriedTable();
  if (latest?.table === table) return latest;
  const facts = inOrder([...table.trimEnd().split('\n').map(factsIn), ...MORE_FACTS]);
  const byPasscode = new Map(facts.flatMap((card) => passcodesOf(card).map((code) => [code, card])));
  latest = { table, facts, byPasscode };
  carriedNames = undefined;
  return latest;
};

/** Every card that Spellspeed knows the facts of, by rising passcode. On a page they are to be loaded first: `loadAllFacts`. */
export const allFacts = (): readonly CardFacts[] => {
  const table = factsTable();
  if (table === undefined) return carriedFacts();
  all ??= inOrder([...table.passcodes.flatMap((passcode) => factsAt(passcode) ?? []), ...MORE_FACTS]);
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
  const cards = carriedFacts();
  carriedNames ??= passcodesByName(cards);
  const passcode = carriedNames.get(folded) ?? inTable(name, folded);
  return passcode === undefined ? undefined : factsAt(passcode);
}

/** The names most like what somebody typed, at most `n`, the nearest first and one for each card; of all cards, or `among` these. */
export function nearestNames(text: string, n: number, among?: readonly string[]): string[] {
  return namesNear(text, among?.map((name) => [name]) ?? allFacts().map(namesOf), n);
}

const factsAt = (passcode: number): CardFacts | undefined => {
  const { byPasscode } = carried();
  const known = byPasscode.get(passcode);
  if (known) return known;
  const line = factsTable()?.lineAt(passcode);
  if (line === undefined) return undefined;
  const facts = factsIn(line);
  byPasscode.set(passcode, facts);
  return facts;
};

let carriedNames: ReadonlyMap<string, number> | undefined;
let exactNames: ReadonlyMap<string, number> | undefined;
let englishNames: ReadonlyMap<string, number> | undefined;
let otherNames: ReadonlyMap<string, number> | undefined;
/** English names first: an Italian one may be the English one of another card. */
const inTable = (name: string, folded: string): number | undefined => {
  const table = factsTable();
  if (table === undefined) return undefined;
  const rows = () =>
    table.passcodes.map((passcode) => [passcode, namesIn(table.lineAt(passcode) ?? '')] as const);
  // Two English names may differ by their punctuation only.
  exactNames ??= new Map(rows().map(([passcode, [en = '']]) => [en, passcode]));
  const exactly = exactNames.get(name);
  if (exactly !== undefined) return exactly;
  englishNames ??= new Map(rows().map(([passcode, [en = '']]) => [foldName(en), passcode]));
  const english = englishNames.get(folded);
  if (english !== undefined) return english;
  otherNames ??= new Map(
    rows().flatMap(([passcode, [, ...names]]) => names.map((name) => [foldName(name), passcode] as const)),
  );
  return otherNames.get(folded);
};

function passcodesByName(cards: readonly CardFacts[]): ReadonlyMap<string, number> {
  const named = (names: (card: CardFacts) => readonly string[]) =>
    cards.flatMap((card) => names(card).map((name) => [foldName(name), card.passcode] as const));
  // Aliases go in first, so that a printed name wins over another card's alias.
  return new Map([...named(({ names }) => names.aliases), ...named(printedNames)]);
}

const inOrder = (cards: readonly CardFacts[]): readonly CardFacts[] =>
  [...cards].sort((one, other) => one.passcode - other.passcode);

function passcodesOf({ passcode, altPasscodes }: CardFacts): number[] {
  return [passcode, ...altPasscodes];
}

function namesOf(card: CardFacts): string[] {
  return [...printedNames(card), ...card.names.aliases];
}

function printedNames({ names: { en, ja, zh, it } }: CardFacts): string[] {
  return [en, ja, zh, it].filter((name) => name !== undefined);
}
