/** The whole duel as one plain value. Everything is readonly here; the one door for writing is `door.ts`. */
import type { Duration } from '../language/action.ts';
import type { Silence } from '../language/modifier.ts';
import type { FormatName } from '../vocabulary/formats.ts';
import type { CardId, Passcode, Stamp, Stay } from '../vocabulary/ids.ts';
import type { ArrivalWay, BattlePosition, Face, SummonWay } from '../vocabulary/kinds.ts';
import type { Phase, SkippablePhase, Timing } from '../vocabulary/phases.ts';
import type { Player } from '../vocabulary/players.ts';
import type { Zone } from '../vocabulary/zones.ts';
import type { LastValues, Making } from './as-it-was.ts';
import type { ChainLink } from './chain-link.ts';
import type { Decision } from './decision.ts';
import type { Frame } from './frame.ts';
import type { EndReason, Moment } from './happening.ts';
import type { RandomState } from './random.ts';
import type { Bound, Scene } from './scene.ts';
import type { TurnHistory } from './turn-history.ts';

/** How a card came to where it is on the field, in the GY or banished. */
export interface Arrival {
  readonly turn: number;
  readonly by: Player;
  readonly way: ArrivalWay;
  /** From where it was Special Summoned. */
  readonly from?: Zone;
  /** By its own text, without a Chain. */
  readonly own?: true;
  /** By the effect of this card. */
  readonly source?: Bound;
}

/**
 * What a monster did in one turn; it counts only while `turn` is the present one. Being turned face-down takes nothing of it away.
 * (battle.attack.turning-face-down-does-not-reset)
 */
export interface Deeds {
  readonly turn: number;
  readonly changedPositionByHand: boolean;
  readonly declaredAttack: boolean;
  /** Attacks declared in battle phase number `battlePhase` of the turn. */
  readonly battlePhase: number;
  readonly attacks: number;
  readonly attackedDirectly: boolean;
  /** Did it attack a monster that its text about attacking all of some monsters does not mean? */
  readonly attackedAnother: boolean;
  /** Did one of its attacks reach the Damage Step? (damage-step.entering-makes-the-attacker-have-attacked) */
  readonly hasAttacked: boolean;
  /** The stays of the monsters on which it declared an attack. */
  readonly attacked: readonly Stay[];
}

export interface CardState {
  readonly passcode: Passcode;
  readonly owner: Player;
  readonly controller: Player;
  readonly zone: Zone;
  /** Which place of a numbered zone; 0 in piles. */
  readonly place: number;
  readonly face: Face;
  readonly position: BattlePosition;
  readonly stay: Stay;
  /** When the present stay began, and when the card was last turned face-up in it. */
  readonly since: Stamp;
  readonly faceUpSince: Stamp;
  readonly arrival: Arrival | null;
  /** Was it Summoned in the way its text demands? (summoning.proper.needs-a-first-proper-summon) */
  readonly properly: boolean;
  /** The monster that it is equipped to, or of which it is an Xyz Material. */
  readonly host: Bound | null;
  /** The values with which it last left a Monster Zone: a text that speaks of it still knows them. */
  readonly last: LastValues | null;
  /** Path of the traits with which an effect made it a monster: a Trap Monster, a Spell in a Monster Zone. (zones.main-monster-zone.spell-or-trap-there-is-a-monster-card) */
  readonly traits: string | null;
  /** Was this monster placed in a Spell & Trap Zone as a Continuous Trap? (zones.spell-trap-zone.monster-there-is-a-spell-card) */
  readonly placedAs: 'trap' | null;
  /** Was this Gemini monster Normal Summoned again? (monsters.gemini.effect-monster-after-second-summon) */
  readonly again: boolean;
  readonly counters: { readonly [name: string]: number };
  /** Paths of the effects that it has ever gained: each keeps its number. Whether it has them now is asked anew. */
  readonly gained: readonly string[];
  /** What was declared for its text in this stay. */
  readonly declared: number | null;
  readonly links: { readonly [name: string]: readonly Bound[] };
  /** What it was Summoned with, until it moves. */
  readonly made: Making | null;
  readonly deeds: Deeds;
  /** Uses of its effects that are limited by copy: effect → turn and number. */
  readonly uses: { readonly [effect: string]: { readonly turn: number; readonly times: number } };
  /** How often the events of its effects have happened in this stay. */
  readonly tallies: { readonly [effect: string]: number };
}

export type Lists = { readonly [zone in Zone]: readonly CardId[] };

/** Something that an effect started and that goes on. */
export interface Lingering {
  readonly id: number;
  readonly scene: Scene;
  /** Path to the `apply` action, or to an oath, in the source's definition. */
  readonly path: string;
  /** The cards it was fixed to; absent where it asks again and again. */
  readonly fixed: readonly Bound[] | null;
  /** Amounts of the modifiers as they were when it began; null where a modifier has none. */
  readonly amounts: readonly (number | null)[];
  readonly activated: boolean;
  /** The name under which later parts of its text speak of those that it affects. */
  readonly name: string | null;
  readonly since: Stamp;
  readonly until: Duration;
  /** The turn in which it ends, or began for durations within a turn. */
  readonly turn: number;
  /** It goes on applying to a card of the hand that is Summoned or Set. */
  readonly follows?: true;
  /** What of it no longer changes a value, for good. */
  readonly spent?: readonly SpentChange[];
  /** What applied all the time when it set a value, and does not count on top of that. */
  readonly shuts?: readonly ShutOut[];
}

/** A modifier, by its place in the text, that no longer applies to a stay of a card; `stat`: to this value alone. */
export interface SpentChange extends Bound {
  readonly at: number;
  readonly stat?: 'atk' | 'def';
}
/** A text, by the path of its modifier and the stay of its card, that does not count for this value of that card. */
export interface ShutOut {
  readonly card: CardId;
  readonly stat: 'atk' | 'def';
  readonly path: string;
  readonly source: Bound;
}

/** Something that is due at a later point and uses no Chain. */
export type Task = {
  readonly id: number;
  /** `this-phase`: in the phase or step that is going on. */
  readonly at: Duration | 'this-phase';
  readonly turn: number;
  readonly player: Player;
  readonly source: CardId;
} /** `ofEffect`: an effect that its source applies, so that it is not done while that is negated. */ & (
  | { readonly task: 'action'; readonly scene: Scene; readonly path: string; readonly ofEffect?: true }
  | {
      readonly task: 'return-to-field';
      readonly cards: readonly Bound[];
      readonly formers: readonly ReturnPlace[];
    }
  | { readonly task: 'return-control'; readonly cards: readonly Bound[] }
);
/** How a temporarily banished card goes back. */
export interface ReturnPlace {
  readonly controller: Player;
  readonly zone: Zone;
  readonly place: number;
  readonly face: Face;
  readonly position: BattlePosition;
  /** What it keeps: the materials used for it. (summoning.synchro.temporary-banish-keeps-the-materials, summoning.link.temporary-banish-keeps-the-materials) */
  readonly made: Making | null;
  /** How it had come to the field, and whether it was there only as a Trap Monster. */
  readonly arrival: Arrival | null;
  readonly isTrapMonster: boolean;
}

/** A Trigger Effect whose condition was met and that waits to be activated. */
export interface PendingTrigger {
  readonly card: Bound;
  readonly effect: number;
  readonly player: Player;
  readonly moment: number;
  readonly event: readonly Bound[];
  /** What the event tells in numbers. */
  readonly noted: Scene['noted'];
  /** Where in the battle it may be activated at the earliest. */
  readonly notBefore: Timing | null;
  /**
   * Was the card public when its condition was met? The order on a Chain asks what is known when it is built; the hashes in replays that are
   * kept count this in.
   */
  readonly isPublic: boolean;
  /** Its card was not in the hand yet, from where this is activated: it waits for the card to come there. (faq.trigger.hand.added-during-the-chain) */
  readonly elsewhere?: true;
  /** How long the Chain was when its player did not use it but may still do so. (chains.simultaneous.hidden-may-answer-later) */
  readonly heldBackAt: number | null;
}
/** An unclassified effect whose event happened and that is about to apply. */
export interface PendingReaction {
  readonly card: Bound;
  readonly effect: number;
  readonly player: Player;
  readonly event: readonly Bound[];
  readonly noted: Scene['noted'];
  readonly links: { readonly [name: string]: readonly Bound[] };
  /** Where the action stands that an effect has made happen each time; else it is what the effect itself does. */
  readonly path?: string;
}

/** What a monster may attack: by which texts it is restricted, and which monsters they leave it. */
export interface Reach {
  readonly texts: readonly string[];
  readonly monsters: readonly CardId[];
}

export interface BattleState {
  readonly attacker: Bound;
  readonly player: Player;
  /** The attack target; null in a direct attack. */
  readonly target: Bound | null;
  /** What the attacker had done in this Battle Phase before the declaration. */
  readonly before: Deeds;
  readonly reach: Reach;
  readonly stage: 'declared' | 'damage-step' | 'over';
  readonly ended: 'negated' | 'stopped' | 'given-up' | 'impossible' | null;
  /** Something since the declaration demands a replay. */
  readonly replay: boolean;
  /** Damage cannot be calculated any more, whatever comes. */
  readonly brokenOff?: true;
  /** The timing of the Damage Step whose one Chain has resolved. */
  readonly chainOver?: Timing;
  readonly faceDownAtStart: readonly Bound[];
  /** What players have decided about changes of the battle damage that are left to them. */
  readonly decided: readonly { readonly card: CardId; readonly effect: number; readonly yes: boolean }[];
  readonly calculated: boolean;
  /** Was the calculation performed while an effect was carried out? Then the later timings wait for the end of the Chain. */
  readonly insideEffect: boolean;
  /** Has an effect made the attack a direct one, whatever the opponent controls? */
  readonly madeDirect?: true;
  readonly doomed: readonly Bound[];
  /** When their destruction was determined. */
  readonly determinedAt: Stamp | null;
  /** What was doomed and has been sent away. */
  readonly destroyed: readonly Bound[];
  /** Monsters whose destruction by battle was replaced, with what is done instead. */
  readonly replaced: readonly { readonly card: Bound; readonly by: Bound; readonly path: string }[];
}

/** The phase of that turn does not come about. */
export interface SkippedPhase {
  readonly phase: SkippablePhase;
  readonly turn: number;
}

export interface Result {
  /** Null in a draw. */
  readonly winner: Player | null;
  readonly reason: EndReason;
}

/** A monster whose effects are negated where it is, and go on being negated if it goes to the GY. */
export interface Silenced extends Bound {
  readonly how: Silence;
}

export interface Admitted {
  /** The text that makes the limit, and what it limits. */
  readonly source: Bound;
  readonly effect: number;
  readonly of: 'race' | 'attribute';
  readonly player: Player;
  readonly card: Bound;
  readonly kinds: string;
}
export interface Held {
  readonly card: Bound;
  readonly from: Player;
  readonly to: Player;
}

/** What is left of a Duel whose time is up: turns until the Life Points are compared, or sudden death. */
export type TimeLimit =
  | { readonly stage: 'extra-turns'; readonly last: number }
  /** `changed`: were Life Points gained or lost in this turn? */
  | { readonly stage: 'sudden-death'; readonly changed: boolean };

export interface DuelState {
  readonly format: FormatName;
  /** Are players asked in every window, also those who can only pass? Otherwise they pass unasked. */
  readonly askEveryWindow: boolean;
  readonly random: RandomState;
  /** 0 before the first turn. */
  readonly turn: number;
  readonly turnPlayer: Player;
  readonly phase: Phase;
  readonly timing: Timing;
  readonly lifePoints: readonly [number, number];
  /** Which cards each player has where; numbered zones have `NO_CARD` where nothing is. */
  readonly lists: readonly [Lists, Lists];
  readonly cards: readonly CardState[];
  readonly battle: BattleState | null;
  readonly chain: readonly ChainLink[];
  readonly scenes: { readonly [id: string]: Scene };
  readonly lingering: readonly Lingering[];
  readonly tasks: readonly Task[];
  /** What happened since the last window for answers was closed, oldest first. */
  readonly moments: readonly Moment[];
  /** Does what happens next belong to the last moment? */
  readonly momentOpen: boolean;
  /** How much of the last moment effects have already been asked about. */
  readonly momentSeen: number;
  readonly nextMoment: number;
  readonly pending: readonly PendingTrigger[];
  readonly reactions: readonly PendingReaction[];
  /** Monsters that a text has brought under a player's control as long as it applies, and whose they were. */
  readonly held: readonly Held[];
  /** Monsters that were there, and of these kinds, when a limit on kinds was last kept. */
  readonly admitted: readonly Admitted[];
  /** Monsters whose effects are negated until they leave the GY. */
  readonly silenced: readonly Silenced[];
  /** Phase effects already used in this phase: "card/effect". */
  readonly usedInPhase: readonly string[];
  /** An effect has made the turn skip to here. (turn.end-phase.reached-directly-by-an-effect) */
  readonly skipTo: 'battle-end' | 'end' | null;
  /** The phases of the present and of later turns that are skipped. */
  readonly skippedPhases: readonly SkippedPhase[];
  /** The monsters being Summoned, in the window in which the Summon can be negated. */
  readonly summoning: {
    readonly cards: readonly Bound[];
    readonly way: SummonWay;
    readonly negated: boolean;
    /** Who Summons. */
    readonly player: Player;
    /** To whose field, and in which zone if that has been chosen. */
    readonly field: Player;
    readonly place?: number;
  } | null;
  readonly history: TurnHistory;
  readonly usesInDuel: { readonly [key: string]: number };
  /** Digests of the states since a player last had a choice, to find loops. */
  readonly trail: readonly string[];
  readonly frames: readonly Frame[];
  readonly decision: Decision | null;
  readonly result: Result | null;
  /** Null while the Duel may take as long as it takes. */
  readonly timeLimit: TimeLimit | null;
  readonly nextStay: Stay;
  readonly clock: Stamp;
}
