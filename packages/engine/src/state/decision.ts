/** What a player is asked: one question, every legal choice spelt out. */

import type { Differing } from '../language/action.ts';
import type { OwnWay, SameOf } from '../language/card.ts';
import type { Declarable, Declared } from '../vocabulary/declared.ts';
import type { CardId } from '../vocabulary/ids.ts';
import type { BattlePosition } from '../vocabulary/kinds.ts';
import type { Phase } from '../vocabulary/phases.ts';
import type { Player } from '../vocabulary/players.ts';
import type { Zone } from '../vocabulary/zones.ts';

export const DECISION_KINDS = [
  'act',
  'respond',
  'order-triggers',
  'cards',
  'attack-target',
  'zone',
  'position',
  'option',
  'yes-no',
  'declare',
] as const;
/**
 * `act`: the turn player is free to act · `respond`: activate something now or pass · `order-triggers`: which effect goes on the Chain
 * next · `cards`: choose cards · `attack-target` · `zone` · `position` · `option`: one of several ways · `yes-no` · `declare`: say a
 * card name, a Type, an Attribute or a number.
 */
export type DecisionKind = (typeof DECISION_KINDS)[number];

export type Choice =
  | { readonly do: 'pass' }
  | { readonly do: 'normal-summon'; readonly card: CardId }
  | { readonly do: 'set-monster'; readonly card: CardId }
  | { readonly do: 'set-card'; readonly card: CardId }
  /** In one of the ways that the card's own text gives. */
  | { readonly do: 'special-summon'; readonly card: CardId; readonly by: OwnWay }
  | { readonly do: 'pendulum-summon' }
  | { readonly do: 'flip-summon'; readonly card: CardId }
  | { readonly do: 'change-position'; readonly card: CardId; readonly to: BattlePosition }
  | { readonly do: 'activate'; readonly card: CardId; readonly effect: number }
  /** Carries out something that is due in this phase and uses no Chain. */
  | { readonly do: 'carry-out'; readonly card: CardId; readonly task: number }
  | { readonly do: 'attack'; readonly card: CardId }
  | { readonly do: 'enter-phase'; readonly phase: Phase }
  | { readonly do: 'end-battle' }
  | { readonly do: 'card'; readonly card: CardId }
  | { readonly do: 'attack-directly' }
  | { readonly do: 'stop-attack' }
  | { readonly do: 'zone'; readonly player: Player; readonly zone: Zone; readonly place: number }
  | { readonly do: 'position'; readonly position: BattlePosition | 'face-down' }
  | { readonly do: 'option'; readonly option: number }
  | ({ readonly do: 'declare'; readonly what: Declarable } & Declared)
  | { readonly do: 'yes' }
  | { readonly do: 'no' };
export type ChoiceName = Choice['do'];

/** What a selection of several cards must satisfy as a whole. Indexes are those of the decision's choices. */
export type Constraint =
  /** Each chosen card counts as one of its weights; together they make `total`; with `orMore` they reach it, and no chosen card is superfluous. */
  | {
      readonly must: 'add-up';
      readonly weights: readonly (readonly number[])[];
      readonly total: number;
      readonly orMore?: true;
    }
  /** Each slot is filled by one chosen card that fits it; the other chosen cards are among `more`. */
  | {
      readonly must: 'fill-slots';
      /** One of these may fill one of those slots in which it does not fit. */
      readonly substitute?: { readonly choices: readonly number[]; readonly slots: readonly number[] };
      readonly slots: readonly (readonly number[])[];
      readonly more?: readonly number[];
    }
  /** Each chosen card finds a place of its own among those that it fits. */
  | { readonly must: 'find-places'; readonly places: readonly (readonly number[])[] }
  /** Afterwards one of these zones can be used: its occupants are among the chosen, and one of those that point to it is not. */
  | { readonly must: 'leave-a-zone'; readonly zones: readonly LeftZone[] }
  /** At least one of these is among the chosen. */
  | { readonly must: 'include-one-of'; readonly choices: readonly number[] }
  /** If this one is among the chosen, all others are among these. */
  | { readonly must: 'go-with'; readonly choice: number; readonly others: readonly number[] }
  /** Each of these, if chosen, has a companion of its own among those chosen: `of[i]` may accompany `choices[i]`. */
  | {
      readonly must: 'be-accompanied';
      readonly choices: readonly number[];
      readonly of: readonly (readonly number[])[];
    }
  /** So many of these are not among the chosen: the targets that a cost must leave. */
  | { readonly must: 'leave'; readonly choices: readonly number[]; readonly count: number }
  /** The values of the chosen make no more than `most` together. */
  | { readonly must: 'stay-within'; readonly values: readonly number[]; readonly most: number }
  /** The values of the chosen make at least `least` together. */
  | { readonly must: 'reach'; readonly values: readonly number[]; readonly least: number }
  /** No two of the chosen have a value in common: cards with different names, or Attributes. */
  | {
      readonly must: 'differ';
      readonly values: readonly (readonly string[])[];
      readonly of?: Differing;
    }
  /** All of the chosen have a value in common: the same Type, the same Attribute, the same name. */
  | {
      readonly must: 'agree';
      readonly values: readonly (readonly string[])[];
      readonly of: SameOf | 'names';
    };

/** Choices that must be taken for a zone to be free, and those of which one must stay; null where none needs to. */
export interface LeftZone {
  readonly freedBy: readonly number[];
  readonly pointedToBy: readonly number[] | null;
}

/** Why the question is asked. */
export type Why =
  | { readonly for: 'main-phase' | 'battle-step' | 'fast-effects' | 'simultaneous-triggers' | 'phase-tasks' }
  /** Before the first turn. */
  | { readonly for: 'rock-paper-scissors' | 'first-player' }
  | {
      readonly for: 'cost' | 'target' | 'resolution' | 'mode' | 'replacement';
      readonly card: CardId;
      readonly effect: number;
    }
  | {
      readonly for:
        | 'tribute'
        | 'material'
        | 'fusion-monster'
        | 'synchro-monster'
        | 'xyz-monster'
        | 'link-monster'
        | 'ritual-monster'
        | 'placing'
        | 'battle-position'
        /** Which monster, or kind of monsters, is kept under that card's text. */
        | 'kept-kind';
      readonly card: CardId;
    }
  | { readonly for: 'attack' | 'replay'; readonly card: CardId }
  | { readonly for: 'hand-limit' | 'pendulum-summon' };

export interface Decision {
  readonly player: Player;
  readonly kind: DecisionKind;
  readonly why: Why;
  readonly choices: readonly Choice[];
  /** How many choices are taken, fewest and most. */
  readonly min: number;
  readonly max: number;
  readonly constraints: readonly Constraint[];
}
