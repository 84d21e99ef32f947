import { CARD_FACTS } from './facts.generated.ts';
import { MORE_FACTS } from './facts-more.ts';
import { foldName, namesNear } from './facts-names.ts';

/** What is printed on a card besides its text. */
export type CardFacts = MonsterFacts | SpellFacts | TrapFacts;

/** What every card has. */
interface PrintedFacts {
  readonly passcode: number;
  readonly names: CardNames;
  /** Passcodes of the same card with other artwork. */
  readonly altPasscodes: readonly number[];
  /** The archetypes and series that the card belongs to, by name or by its own note. */
  readonly series: readonly string[];
  /** The name of "(This card's name is always treated as …)". */
  readonly treatedAs?: string;
}

/** The printed names, as far as the project has them; `aliases` are further spellings that players use. */
export interface CardNames {
  readonly en: string;
  readonly ja?: string;
  readonly zh?: string;
  readonly it?: string;
  readonly aliases: readonly string[];
}

export interface MonsterFacts extends PrintedFacts {
  readonly kind: 'monster';
  readonly attribute: PrintedAttribute;
  /** The monster's Type, such as "Sea Serpent". */
  readonly race: string;
  readonly frame: PrintedFrame;
  /** The rest of the type line: an Effect Monster's own frame says "effect", a Fusion Monster's abilities do. */
  readonly abilities: readonly PrintedAbility[];
  /** All but Xyz and Link Monsters. */
  readonly level?: number;
  /** Xyz Monsters only. */
  readonly rank?: number;
  /** Link Monsters only; the Link Rating is how many there are. */
  readonly linkArrows?: readonly PrintedLinkArrow[];
  /** Pendulum Monsters only. */
  readonly scale?: number;
  readonly atk: number | '?';
  /** All but Link Monsters. */
  readonly def?: number | '?';
}

export interface SpellFacts extends PrintedFacts {
  readonly kind: 'spell';
  readonly property: 'Normal' | 'Quick-Play' | 'Continuous' | 'Equip' | 'Field' | 'Ritual';
}

export interface TrapFacts extends PrintedFacts {
  readonly kind: 'trap';
  readonly property: 'Normal' | 'Continuous' | 'Counter';
}

export type PrintedAttribute = 'DARK' | 'DIVINE' | 'EARTH' | 'FIRE' | 'LIGHT' | 'WATER' | 'WIND';

export type PrintedFrame = 'normal' | 'effect' | 'ritual' | 'fusion' | 'synchro' | 'xyz' | 'link' | 'token';

export type PrintedAbility =
  | 'tuner'
  | 'flip'
  | 'gemini'
  | 'spirit'
  | 'toon'
  | 'union'
  | 'pendulum'
  | 'effect';

export type PrintedLinkArrow =
  | 'top-left'
  | 'top'
  | 'top-right'
  | 'left'
  | 'right'
  | 'bottom-left'
  | 'bottom'
  | 'bottom-right';

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
