/** A running procedure: its name, the step that comes next, and its variables. Plain data. */
import type { OwnWay } from '../language/card.ts';
import type { FirstPlayerRule, HandSign } from '../vocabulary/first-player.ts';
import type { CardId, SceneId, Stamp } from '../vocabulary/ids.ts';
import type { BattlePosition, Face, SummonWay } from '../vocabulary/kinds.ts';
import type { Phase } from '../vocabulary/phases.ts';
import type { Player } from '../vocabulary/players.ts';
import type { Cause } from '../vocabulary/reasons.ts';
import type { Zone } from '../vocabulary/zones.ts';
import type { AsItWas, Used } from './as-it-was.ts';
import type { ChainLink } from './chain-link.ts';
import type { Choice, Constraint, Why } from './decision.ts';
import type { Moment } from './happening.ts';
import type { Bound, Scene } from './scene.ts';

/**
 * Who may start Chains in a window. `once`: that timing's one Chain; `further`: after it, only what has met its condition, "when" Spells and
 * Traps included (damage-step.chain.one-chain-from-damage-calculation-on); `due`: what comes before a player is free to act.
 */
export type WindowRule = 'freely' | 'once' | 'further' | 'due' | 'last';
export type Nothing = Record<string, never>;

/** What the text of an effect demands of the materials of a Summon: these among them, and no others than those. */
export interface MaterialDemand {
  readonly including: readonly CardId[];
  readonly among?: readonly CardId[];
  /** At least one of these is used. */
  readonly includingOneOf?: readonly CardId[];
  /** What is Summoned is one of these. */
  readonly monsters?: readonly CardId[];
}

/** The variables of each procedure: with these names one procedure calls another without importing it. */
export interface Variables {
  /** `first` says how it is decided who goes first. */
  duel: { readonly first: FirstPlayerRule };
  'first-player': { readonly rule: FirstPlayerRule; readonly shown: HandSign; readonly chooser: Player };
  turn: Nothing;
  'draw-phase': Nothing;
  'standby-phase': Nothing;
  'main-phase': { readonly phase: 'main1' | 'main2'; readonly next: Phase };
  'battle-phase': Nothing;
  'end-phase': Nothing;
  /** Something that is due and uses no Chain. */
  task: { readonly task: number; readonly scene: SceneId; readonly at: number };
  /** Both players get to activate something until both pass in a row; returns whether anything was. */
  window: {
    readonly rule: WindowRule;
    readonly starter: Player;
    readonly passes: number;
    readonly chained: boolean;
  };
  /** Only what met its condition in a moment up to `upTo` goes on this Chain. */
  'simultaneous-triggers': { readonly added: boolean; readonly upTo: number };
  chain: { readonly next: Player; readonly passes: number };
  activate: {
    readonly card: CardId;
    readonly effect: number;
    readonly player: Player;
    readonly event: readonly Bound[];
    readonly noted: Scene['noted'];
    readonly scene: SceneId;
    readonly mode: number;
    /** Path to the way of another card's activation that this one becomes. */
    readonly becomes: string | null;
    readonly target: number;
    readonly from: Zone;
    /** What the card was when it was activated, where a text may ask for that. */
    readonly was: AsItWas | null;
    /** Its effects were negated when this was activated. */
    readonly negated?: true;
    /** The card itself is activated, together with this effect: the number of its activation. */
    readonly with?: number;
    /** What could be answered before this activation, and still can be after it. */
    readonly answerable: readonly Moment[];
  };
  settle: {
    readonly rounds: number;
    readonly scene: SceneId;
    readonly toldTargets?: true;
    /** In the middle of an effect: only what goes with a card that has left. */
    readonly inside?: true;
  };
  /** `scene`: of what is done where an effect is negated as it resolves. */
  'resolve-chain': { readonly used: readonly Bound[]; readonly scene: SceneId };
  /** Carries out the action at a path of a definition; returns whether it was done. */
  run: {
    readonly path: string;
    readonly scene: SceneId;
    readonly cause: Cause;
    readonly cards: readonly CardId[];
    /** Cards of the scene that were where they were meant to be, before the verb moved them. */
    readonly live: readonly Bound[];
  };
  sequence: {
    readonly path: string;
    readonly scene: SceneId;
    readonly cause: Cause;
    readonly next: number;
    readonly done: boolean;
    /** What goes with the cards that have left has gone. */
    readonly followed?: true;
  };
  'each-player': {
    readonly path: string;
    readonly scene: SceneId;
    readonly cause: Cause;
    readonly left: readonly Player[];
    readonly you: Player;
    /** Which part of a text that both do step by step, whose turn it is, and who has done it. */
    readonly step?: number;
    readonly at?: Player;
    readonly able?: readonly Player[];
  };
  may: { readonly path: string; readonly scene: SceneId; readonly cause: Cause };
  'one-of': { readonly path: string; readonly scene: SceneId; readonly cause: Cause };
  declare: { readonly path: string; readonly scene: SceneId };
  /** Has a player choose cards; returns them. */
  select: {
    readonly player: Player;
    readonly cards: readonly CardId[];
    readonly min: number;
    readonly max: number;
    readonly why: Why;
    readonly constraints: readonly Constraint[];
  };
  /** `left`: still to be asked about; `doomed`: what will be destroyed. Returns what was destroyed. */
  destroy: {
    readonly left: readonly CardId[];
    readonly doomed: readonly Bound[];
    readonly into: 'gy' | 'banished';
    readonly by: Cause;
    readonly player: Player;
    /** The card whose effect destroys them. */
    readonly source: CardId | null;
    readonly scene: SceneId;
    /** It is done instead of another destruction. */
    readonly instead?: true;
  };
  /** Which of the destroyed cards stay as Spells. */
  'keep-destroyed': { readonly left: readonly CardId[]; readonly kept: readonly CardId[] };
  'normal-summon': {
    readonly card: CardId;
    readonly face: Face;
    readonly player: Player;
    readonly place: number;
    /** How many monsters were Tributed for it. */
    readonly tributes: number;
    /** What they were. */
    readonly using?: readonly Used[];
    /** An effect performs it: it is not the Summon of the turn. */
    readonly byEffect?: true;
    /** It has to be a Tribute Summon. */
    readonly way?: 'tribute';
  };
  'flip-summon': { readonly card: CardId; readonly player: Player };
  'change-position': { readonly card: CardId; readonly to: BattlePosition };
  'move-to-other-zone': { readonly card: CardId; readonly player: Player };
  'set-card': { readonly card: CardId; readonly player: Player };
  /** A Summon by the card's own text, without a Chain. */
  'own-summon': {
    readonly card: CardId;
    readonly player: Player;
    readonly way: OwnWay;
    readonly scene: SceneId;
    readonly using: readonly Used[];
    /** The materials that were chosen. */
    readonly used?: readonly CardId[];
    /** An effect performs the Summon, and its text demands this of the materials. */
    readonly byEffect?: MaterialDemand;
  };
  'pendulum-summon': { readonly player: Player; readonly cards: readonly CardId[] };
  /** Chooses one of the free places; returns it. */
  'choose-place': {
    readonly card: CardId;
    readonly player: Player;
    readonly zone: Zone;
    readonly places: readonly number[];
    /** On whose side, where that is not the player who chooses. */
    readonly side?: Player;
  };
  /** Places monsters one after the other; they count as Summoned at once. Returns them. */
  'special-summon': {
    readonly cards: readonly CardId[];
    /** `owner`: each to the field of its owner. */
    readonly to: Player | 'owner';
    readonly player: Player;
    readonly way: SummonWay;
    readonly positions: readonly (BattlePosition | 'face-down')[];
    readonly position: BattlePosition | 'face-down';
    readonly by: Cause;
    readonly properly: boolean;
    readonly placed: readonly CardId[];
    /** The cards that were used for the Summon, where it uses any. */
    readonly using?: readonly Used[];
    /** The places that the text allows, if not any. */
    readonly within?: readonly number[];
    /** The monster is Summoned by its own procedure. */
    readonly byProcedure?: true;
    /** The monster Summons itself by its own effect, which has noted these numbers. */
    readonly own?: Scene['noted'];
    /** The card whose effect Summons them. */
    readonly source?: CardId;
    /** Path of the traits with which they come as monsters. */
    readonly traits?: string;
    /** The text points to these cards: one that finds no zone goes to the GY. (faq.no-zone.known-card-goes-to-gy) */
    readonly arePointedTo?: true;
  };
  /** So many counters are still to be removed from these cards. */
  'remove-counters': {
    readonly player: Player;
    readonly cards: readonly CardId[];
    readonly counter: string;
    readonly left: number;
    readonly why: Why;
  };
  'ritual-summon': { readonly path: string; readonly scene: SceneId; readonly monster: CardId };
  'xyz-summon-over': { readonly path: string; readonly scene: SceneId };
  /** By an effect, with such materials; `source`: the card whose effect it is. */
  'material-summon': {
    readonly way: 'synchro' | 'xyz' | 'link';
    readonly player: Player;
    readonly demand: MaterialDemand;
    readonly source: CardId;
    /** The name under which later parts of the text speak of what was Summoned, and in which scene. */
    readonly as?: string;
    readonly scene?: SceneId;
  };
  'fusion-summon': { readonly path: string; readonly scene: SceneId; readonly monster: CardId };
  /** The window in which a Summon can be negated; returns whether it was. */
  'summon-window': {
    readonly cards: readonly CardId[];
    readonly way: SummonWay;
    readonly player: Player;
    /** To whose field, if not the player's, and in which zone if that has been chosen. */
    readonly field?: Player;
    readonly place?: number;
    readonly passes: number;
    /** The Spell or Trap whose effect performs the Summon: it has gone to the GY before it is answered. */
    readonly used?: Bound;
  };
  /** The same for a Summon directly after an effect; `after`: the link that has been resolved, what had happened, and when. */
  'summon-after-effect': {
    readonly cards: readonly CardId[];
    readonly way: SummonWay;
    readonly player: Player;
    readonly field?: Player;
    readonly place?: number;
    readonly after?: {
      readonly link: ChainLink;
      readonly moments: readonly Moment[];
      readonly clock: Stamp;
    };
  };
  'take-control': {
    readonly cards: readonly CardId[];
    readonly to: Player;
    readonly player: Player;
    readonly moved: readonly CardId[];
    /** The Link Monster that must point to the zone; null where any zone will do. */
    readonly pointer: CardId | null;
  };
  /** `places`: where the first goes, and where the second does, as far as it is chosen. */
  'exchange-control': {
    readonly first: CardId;
    readonly second: CardId;
    readonly player: Player;
    readonly places: readonly number[];
  };
  attack: { readonly card: CardId; readonly player: Player };
  /** Does what texts demand for an attack declaration; `paid`: how many of them are done. */
  'attack-cost': { readonly card: CardId; readonly paid: number; readonly scene: SceneId };
  'damage-step': { readonly from: 'damage-step-start' | 'after-damage-calculation'; readonly scene: SceneId };
  'damage-calculation': { readonly losers: readonly CardId[]; readonly decided: readonly CardId[] };
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
