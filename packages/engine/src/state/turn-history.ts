/** What happened in a turn, as far as a rule or a text may ask for it. */
import type { CardId, Stamp, Stay } from '../vocabulary/ids.ts';
import type { SummonWay } from '../vocabulary/kinds.ts';
import type { Phase } from '../vocabulary/phases.ts';
import type { Player } from '../vocabulary/players.ts';
import type { Cause } from '../vocabulary/reasons.ts';
import type { Zone } from '../vocabulary/zones.ts';
import type { Former } from './happening.ts';
import type { Bound } from './scene.ts';

/** What was Summoned, by whom, from where if it was a Special Summon, and when. */
export interface Summoned {
  readonly player: Player;
  readonly card: CardId;
  readonly way: SummonWay;
  readonly from: Zone | null;
  readonly at: Stamp;
}

/** What happened in this turn, for limits and for effects that look back. */
export interface TurnHistory {
  /** Each Normal Summon and Set of a monster, with the texts that let it be made in addition. */
  readonly normalSummons: readonly [readonly (readonly string[])[], readonly (readonly string[])[]];
  readonly pendulumSummons: readonly [number, number];
  readonly battlePhases: number;
  /** Is the normal draw of this turn still to be made? */
  readonly normalDraw: boolean;
  /** Cards that declared an attack, as they were then. */
  readonly attackers: readonly (Bound & { readonly battlePhase: number; readonly directly: boolean })[];
  /** The monsters on the field when the Start Step of the present Battle Phase was over. */
  readonly atBattlePhaseStart: readonly (Bound & { readonly controller: Player })[];
  /** Monsters for which damage calculation was performed: in which Battle Phase of the turn, whether by a direct attack, and with which other. */
  readonly battled: readonly (Bound & {
    readonly battlePhase: number;
    readonly directly: boolean;
    /** The other monster, as it was then. */
    readonly with: (Bound & { readonly was: Former }) | null;
  })[];
  /** Monsters that were flipped face-up, and by what: a Flip Summon, an attack, an effect. */
  readonly flipped: readonly (Bound & { readonly by: Cause })[];
  /** What was destroyed, by whom and what it was then, where a text of the duel asks for it. */
  readonly destroyed: readonly {
    readonly player: Player;
    readonly card: CardId;
    readonly was: Former;
    /** The stay that it began where it went. */
    readonly stay: Stay;
    readonly by: Cause;
    /** The monster with which it was in battle, if that destroyed it. */
    readonly destroyer: Bound | null;
  }[];
  /** What was sent to whose GY and what it was then, where a text of the duel asks for it. */
  readonly sent: readonly { readonly owner: Player; readonly card: CardId; readonly was: Former }[];
  /** What was Special Summoned, and by whom. */
  readonly specialSummons: readonly {
    readonly player: Player;
    readonly card: CardId;
    readonly way: SummonWay;
    readonly from: Zone | null;
    /** The card by whose effect. */
    readonly source: CardId | null;
    /** The same for all that came in one moment: that is one Special Summon. (faq.simultaneous.several-summons-count-as-one) */
    readonly at: Stamp;
  }[];
  /** Who has drawn by an effect. (wording.restriction.turn-you-activate) */
  readonly drawnByEffect: readonly Player[];
  /** What was activated, where a text of the duel asks for it. */
  readonly activations: readonly {
    readonly player: Player;
    readonly card: CardId;
    readonly isPendulumEffect: boolean;
    /** The card itself, or an effect of it, and when. */
    readonly what: 'card' | 'effect';
    readonly at: Stamp;
    readonly phase: Phase;
    /** Where it was then. */
    readonly in: Zone;
    readonly stay: Stay;
    /** It was negated: then it was not made, and only what counts attempts counts it. */
    readonly negated?: true;
  }[];
  /** What was Summoned and by whom, where a text of the duel asks for it. */
  readonly summons: readonly Summoned[];
  /** What was Summoned in the turn before this one. */
  readonly summonsOfLastTurn: readonly Summoned[];
  /** Effects that have been applied, of cards whose text asks for it, with where the cards were then. */
  readonly applied: readonly (Bound & { readonly effect: number })[];
  /** Uses counted by name: key → times. */
  readonly uses: { readonly [key: string]: number };
}

/** Nothing has happened in this turn yet. */
export const NO_HISTORY: TurnHistory = {
  normalSummons: [[], []],
  pendulumSummons: [0, 0],
  battlePhases: 0,
  normalDraw: false,
  attackers: [],
  atBattlePhaseStart: [],
  battled: [],
  applied: [],
  flipped: [],
  destroyed: [],
  sent: [],
  specialSummons: [],
  drawnByEffect: [],
  activations: [],
  summons: [],
  summonsOfLastTurn: [],
  uses: {},
};

/** What was activated and not negated. (effects.negate.negated-activation-was-none, faq.activation.negated-activation-was-not-made) */
export const activationsMade = ({ activations }: TurnHistory): TurnHistory['activations'] =>
  activations.some(({ negated }) => negated) ? activations.filter(({ negated }) => !negated) : activations;
