import type { CardFacts } from './card-facts.ts';
import { CARD_FACTS } from './facts.generated.ts';
import { MORE_FACTS } from './facts-more.ts';
import { foldName, namesNear } from './facts-names.ts';

/** Every card that Spellspeed knows the facts of, by rising passcode. */
export const FACTS: readonly CardFacts[] = [...CARD_FACTS, ...MORE_FACTS].sort(
  (one, other) => one.passcode - other.passcode,
);

/** The card with this passcode, also where it is the passcode of other artwork. */
export function factsOf(passcode: number): CardFacts | undefined {
  byPasscode ??= new Map(FACTS.flatMap((card) => passcodesOf(card).map((code) => [code, card])));
  return byPasscode.get(passcode);
}

/** The card with this name or alias in any language; case, accents, spaces and punctuation do not matter. */
export function factsNamed(name: string): CardFacts | undefined {
  const folded = foldName(name);
  return folded === '' ? undefined : namesToCards().get(folded);
}

/** The names most like what somebody typed, at most `n`, the nearest first and one for each card; of all cards, or `among` these. */
export function nearestNames(text: string, n: number, among?: readonly string[]): string[] {
  return namesNear(text, among?.map((name) => [name]) ?? FACTS.map(namesOf), n);
}

let byPasscode: ReadonlyMap<number, CardFacts> | undefined;
let byFoldedName: ReadonlyMap<string, CardFacts> | undefined;

function namesToCards(): ReadonlyMap<string, CardFacts> {
  // Aliases go in first, so that a printed name wins over another card's alias.
  byFoldedName ??= new Map([
    ...FACTS.flatMap((card) => card.names.aliases.map((alias) => [foldName(alias), card] as const)),
    ...FACTS.flatMap((card) => printedNames(card).map((name) => [foldName(name), card] as const)),
  ]);
  return byFoldedName;
}

function passcodesOf({ passcode, altPasscodes }: CardFacts): number[] {
  return [passcode, ...altPasscodes];
}

function namesOf(card: CardFacts): string[] {
  return [...printedNames(card), ...card.names.aliases];
}

function printedNames({ names: { en, ja, zh, it } }: CardFacts): string[] {
  return [en, ja, zh, it].filter((name) => name !== undefined);
}
