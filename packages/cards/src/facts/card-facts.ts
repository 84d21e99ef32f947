/** What is printed on a card besides its text. */
export type CardFacts = MonsterFacts | SpellFacts | TrapFacts;

/** What every card has. */
export interface PrintedFacts {
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
