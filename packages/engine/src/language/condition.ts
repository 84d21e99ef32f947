/** When something may be done or applies. */
import type { SummonWay } from '../vocabulary/kinds.ts';
import type { Phase, Timing } from '../vocabulary/phases.ts';
import type { Side } from '../vocabulary/players.ts';
import type { Cause } from '../vocabulary/reasons.ts';
import type { Zone } from '../vocabulary/zones.ts';
import type { Amount } from './amount.ts';
import type { Filter } from './filter.ts';
import type { Reference } from './reference.ts';

export type Condition =
  /** At least, or exactly, so many cards match. */
  | { readonly if: 'exist'; readonly filter: Filter; readonly atLeast: number; readonly exactly?: true }
  | { readonly if: 'turn'; readonly of: Side }
  | { readonly if: 'phase'; readonly phases: readonly Phase[] }
  | { readonly if: 'timing'; readonly timings: readonly Timing[] }
  /** The referenced card exists and matches. */
  | { readonly if: 'matches'; readonly what: Reference; readonly filter: Filter }
  /** All that are meant are where they were and match, and there are some. */
  | { readonly if: 'all-match'; readonly what: Reference; readonly filter: Filter }
  /** The coin whose toss was noted under this name shows the side that the player declared. */
  | { readonly if: 'called-right'; readonly coin: string }
  /** One of them has left the field. */
  | { readonly if: 'left-the-field'; readonly what: Reference }
  /** This card was face-down when the Damage Step began. */
  | { readonly if: 'was-face-down-at-damage-step-start'; readonly what: Reference }
  /** The present attack is a direct attack on this side. */
  | { readonly if: 'attacks-directly'; readonly side: Side }
  /** A monster determined to be destroyed by this battle. */
  | { readonly if: 'destroyed-by-this-battle'; readonly what: Reference }
  /** This card was in one of these zones when it was activated: "if this card was Set before activation". */
  | { readonly if: 'activated-from'; readonly zones: readonly Zone[] }
  /** "if you activated this effect this turn": the effect with this place among those of the card, which has a limit by copy. */
  | { readonly if: 'activated-this-turn'; readonly effect: number }
  /** It attacked this turn: the Damage Step was entered. (damage-step.entering-makes-the-attacker-have-attacked) */
  | { readonly if: 'attacked-this-turn'; readonly what: Reference }
  /** It came this turn to where it is; with `ways`, by being Summoned so. */
  | {
      readonly if: 'came-this-turn';
      readonly what: Reference;
      readonly ways?: readonly SummonWay[];
      /** By being destroyed on the field, if causes are named by one of those. */
      readonly destroyed?: readonly Cause[];
    }
  /** It was flipped face-up this turn, by whatever. (summoning.flip-summon.counts-as-flipped) */
  | { readonly if: 'flipped-this-turn'; readonly what: Reference }
  /** This side has activated the Pendulum Effect of such a card this turn. */
  | { readonly if: 'pendulum-effect-activated'; readonly by: Side; readonly card: Filter }
  /** This side has activated such a card or its effect this turn, or the card alone, in one of these phases or in this zone if some are named. (wording.timing.activate-only) */
  | {
      readonly if: 'effect-activated-this-turn';
      readonly by: Side;
      readonly card: Filter;
      readonly what?: 'card';
      /** So many times, if not just once. */
      readonly atLeast?: number;
      readonly phases?: readonly Phase[];
      readonly in?: Zone;
    }
  /** This side has Summoned at least so many such monsters this turn in one of these ways; a negated Summon is none. */
  | {
      readonly if: 'summoned-this-turn';
      readonly by: Side;
      readonly card: Filter;
      readonly ways: readonly SummonWay[];
      readonly atLeast: number;
      /** Special Summoned from there. */
      readonly from?: Zone;
      /** Also in the turn before, if so many in that turn; or only since the activation of this effect. */
      readonly since?: 'last-turn' | 'activation';
    }
  /** This side has destroyed such a card this turn, as that was then. (wording.timing.activate-only) */
  | { readonly if: 'destroyed-this-turn'; readonly by: Side; readonly card: Filter }
  /** Such a card was sent to a GY of this side this turn, as it was then, wherever it is by now. */
  | { readonly if: 'sent-to-gy-this-turn'; readonly owner: Side; readonly card: Filter }
  /** The monster has destroyed such a card by battle this turn, as that was then, and has not moved since. */
  | { readonly if: 'destroyed-by-battle-this-turn'; readonly what: Reference; readonly card: Filter }
  /** Damage calculation was performed for it in the present battle, or in this Battle Phase. (damage-step.calculation.required-to-have-battled) */
  | {
      readonly if: 'battled';
      readonly what: Reference;
      readonly within: 'battle' | 'battle-phase';
      /** With such a monster, as that was then: the battle may have destroyed it since. */
      readonly with?: Filter;
    }
  /** Would the player take battle damage if the damage were calculated now? */
  | { readonly if: 'would-take-battle-damage'; readonly side: Side }
  /** Damage calculation was performed for such a monster in this turn, whoever controls it. (damage-step.calculation.required-to-have-battled) */
  | { readonly if: 'battled-this-turn'; readonly card: Filter }
  /** So many attacks have been declared this turn, whatever became of them. (turn.main-phase-2.looks-back-at-what-happened-in-battle) */
  | { readonly if: 'attacks-declared-this-turn'; readonly atLeast: number }
  /** Several cards or effects of one name are activated in the present Chain. */
  | { readonly if: 'same-names-in-chain' }
  /** The effect with this printed number was applied this turn, and the card is still where it was then. */
  | { readonly if: 'effect-applied-this-turn'; readonly effect: number }
  | { readonly if: 'at-least'; readonly left: Amount; readonly right: Amount }
  | { readonly if: 'all'; readonly of: readonly Condition[] }
  | { readonly if: 'any'; readonly of: readonly Condition[] }
  | { readonly if: 'not'; readonly condition: Condition };
