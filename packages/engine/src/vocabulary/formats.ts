/** A named set of rule switches. */
export interface Format {
  readonly name: string;
  /** Life Points of each player at the start. (duel.start.life-points-8000) */
  readonly lifePoints: number;
  /** Cards in the opening hand. (duel.start.opening-hand-of-5) */
  readonly openingHand: number;
  /** May the player who goes first draw in turn 1? (turn.draw-phase.no-normal-draw-on-the-first-turn) */
  readonly firstPlayerDraws: boolean;
  /** Cards kept at the end of a turn. (turn.end-phase.discard-to-hand-limit) */
  readonly handLimit: number;
  /** Are there Extra Monster Zones? Without them every Extra Deck monster goes to a Main Monster Zone. */
  readonly extraMonsterZones: boolean;
  /** Are the Pendulum Zones the outer Spell & Trap Zones, or zones of their own? */
  readonly pendulumZones: 'outer-spell-trap-zones' | 'own' | 'none';
  /** Sizes of the sections of a deck, lowest and highest, and copies of one name. */
  readonly deck: {
    readonly main: readonly [number, number];
    readonly extra: readonly [number, number];
    readonly side: readonly [number, number];
    readonly copies: number;
  };
}

const DECK = { main: [40, 60], extra: [0, 15], side: [0, 15], copies: 3 } as const;

/** The formats by name. */
export const FORMATS = {
  'master-2020': {
    name: 'master-2020',
    lifePoints: 8000,
    openingHand: 5,
    firstPlayerDraws: false,
    handLimit: 6,
    extraMonsterZones: true,
    pendulumZones: 'outer-spell-trap-zones',
    deck: DECK,
  },
  'master-3': {
    name: 'master-3',
    lifePoints: 8000,
    openingHand: 5,
    firstPlayerDraws: false,
    handLimit: 6,
    extraMonsterZones: false,
    pendulumZones: 'own',
    deck: DECK,
  },
  classic: {
    name: 'classic',
    lifePoints: 8000,
    openingHand: 5,
    firstPlayerDraws: true,
    handLimit: 6,
    extraMonsterZones: false,
    pendulumZones: 'none',
    deck: DECK,
  },
} as const satisfies Record<string, Format>;
export type FormatName = keyof typeof FORMATS;
/** Master Rule 2020 as played in the OCG. */
export const DEFAULT_FORMAT: FormatName = 'master-2020';
