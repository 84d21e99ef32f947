/** A running procedure: its name, the step that comes next, and its variables. Plain data. */

import type { NewPosition } from '../language/action.ts';
import type { CardId, SceneId } from '../vocabulary/ids.ts';
import type { BattlePosition, SummonWay } from '../vocabulary/kinds.ts';
import type { Phase, Timing } from '../vocabulary/phases.ts';
import type { Player } from '../vocabulary/players.ts';
import type { Cause, Manner } from '../vocabulary/reasons.ts';
import type { Zone } from '../vocabulary/zones.ts';
import type { Choice, Constraint, Why } from './decision.ts';
import type { Obstacle } from './obstacle.ts';
import type { Bound } from './scene.ts';

/** Who may start Chains in a window. `triggers-only`: what met its condition; `once`: that timing's one Chain. (damage-step.chain.one-chain-from-damage-calculation-on) */
export type WindowRule = 'freely' | 'once' | 'triggers-only';

/** How a card is placed on the field. */
export interface Placing {
  readonly card: CardId;
  readonly to: Player;
  readonly zones: readonly Zone[];
  readonly face: 'up' | 'down';
  readonly position: BattlePosition;
}

/** The variables of each procedure: with these names one procedure calls another without importing it. */
export interface Variables {
  duel: { readonly shuffled: boolean };
  turn: Record<string, never>;
  'draw-phase': Record<string, never>;
  'standby-phase': Record<string, never>;
  'main-phase': { readonly phase: Phase };
  'battle-phase': Record<string, never>;
  'end-phase': Record<string, never>;
  /** A phase or step in which both players get to act. */
  'phase-tasks': { readonly phase: Phase };
  window: {
    readonly rule: WindowRule;
    readonly starter: Player;
    readonly passes: number;
    readonly chained: boolean;
  };
  'simultaneous-triggers': { readonly added: number };
  chain: { readonly next: Player; readonly passes: number };
  activate: {
    readonly card: CardId;
    readonly effect: number;
    readonly player: Player;
    readonly event: readonly Bound[];
    readonly scene: SceneId;
    readonly mode: number;
    readonly target: number;
    readonly from: Zone;
  };
  'resolve-chain': { readonly links: number };
  'resolve-link': Record<string, never>;
  settle: { readonly rounds: number };
  run: { readonly path: string; readonly scene: SceneId; readonly cause: Cause };
  sequence: {
    readonly path: string;
    readonly scene: SceneId;
    readonly cause: Cause;
    readonly next: number;
    readonly done: boolean;
  };
  'each-player': {
    readonly path: string;
    readonly scene: SceneId;
    readonly cause: Cause;
    readonly left: readonly Player[];
    readonly you: Player;
  };
  may: { readonly path: string; readonly scene: SceneId; readonly cause: Cause };
  select: {
    readonly player: Player;
    readonly cards: readonly CardId[];
    readonly min: number;
    readonly max: number;
    readonly why: Why;
    readonly constraints: readonly Constraint[];
  };
  destroy: {
    readonly cards: readonly CardId[];
    readonly by: Cause;
    readonly player: Player;
    readonly left: readonly CardId[];
    readonly kept: readonly CardId[];
    readonly asking: number;
  };
  place: Placing & { readonly manner: Manner; readonly player: Player; readonly by: Cause };
  'normal-summon': { readonly card: CardId; readonly face: 'up' | 'down'; readonly tributes: number };
  'tribute-choice': { readonly card: CardId; readonly needed: number };
  'flip-summon': { readonly card: CardId };
  'change-position': { readonly card: CardId; readonly to: BattlePosition };
  'set-card': { readonly card: CardId };
  'procedure-summon': { readonly card: CardId };
  'special-summon': {
    readonly cards: readonly CardId[];
    readonly at: number;
    readonly to: Player;
    readonly player: Player;
    readonly way: SummonWay;
    readonly positions: readonly (BattlePosition | 'face-down')[];
    readonly position: BattlePosition | 'face-down';
    readonly by: Cause;
    readonly properly: boolean;
    readonly placed: readonly CardId[];
  };
  'fusion-summon': { readonly path: string; readonly scene: SceneId; readonly monster: CardId };
  'summon-window': { readonly cards: readonly CardId[]; readonly way: SummonWay; readonly player: Player };
  'take-control': {
    readonly cards: readonly CardId[];
    readonly to: Player;
    readonly moved: readonly CardId[];
  };
  'exchange-control': { readonly first: CardId; readonly second: CardId; readonly player: Player };
  attack: { readonly card: CardId };
  'attack-target': { readonly card: CardId; readonly replay: boolean };
  'damage-step': { readonly from: Timing };
  'damage-calculation': { readonly at: number };
  'position-by-effect': { readonly cards: readonly CardId[]; readonly to: NewPosition };
}
export type ProcedureName = keyof Variables;
export interface FrameOf<P extends ProcedureName> {
  readonly procedure: P;
  readonly step: string;
  readonly vars: Variables[P];
}
export type Frame = { [P in ProcedureName]: FrameOf<P> }[ProcedureName];

/** What a procedure gives back to the one that called it. */
export type Returned = readonly CardId[] | boolean | number | null;
/** What comes into a step: the choices that a player took, or what a called procedure gave back. */
export interface Input {
  readonly chosen: readonly Choice[];
  readonly returned: Returned;
}
export type { Obstacle };
