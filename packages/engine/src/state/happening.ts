/** Things that happened. What happens at once forms one moment. */

import type { Declarable } from '../vocabulary/declared.ts';
import type { HandSign } from '../vocabulary/first-player.ts';
import type { CardId, Passcode, Stamp, Stay } from '../vocabulary/ids.ts';
import type { ArrivalWay, BattlePosition, Face, Frame, SummonWay } from '../vocabulary/kinds.ts';
import type { Phase, Timing } from '../vocabulary/phases.ts';
import type { Player } from '../vocabulary/players.ts';
import type { Cause, Manner } from '../vocabulary/reasons.ts';
import type { Zone } from '../vocabulary/zones.ts';
import type { Bound, Scene } from './scene.ts';

/** A card as it was when something happened to it, and who knew which card it was (bit 1: player 0, bit 2: player 1). */
export interface Mention {
  readonly card: CardId;
  readonly stay: Stay;
  readonly passcode: Passcode;
  readonly knownBy: number;
}

/** What a card was, just before it moved: "last known" facts are asked of the moment. */
export interface Former {
  readonly controller: Player;
  readonly zone: Zone;
  readonly place: number;
  readonly face: Face;
  readonly position: BattlePosition;
  readonly stay: Stay;
  /** How it had come there. */
  readonly way: ArrivalWay | null;
  /** What it was as a monster on the field: a Gemini monster may have been a Normal Monster. Null for what was no monster there. */
  readonly frame: Frame | null;
  /** Cards on the field, itself perhaps, whose effects were negated just before. */
  readonly negated: readonly CardId[];
  /** Its Xyz Materials. */
  readonly materials: readonly CardId[];
  /** What it was equipped or attached to. */
  readonly host: Bound | null;
  readonly links: { readonly [name: string]: readonly Bound[] };
  /** What it counted as in a Spell & Trap Zone, if not as a Spell. */
  readonly placedAs: 'trap' | null;
  /** Its names, where a text may still ask for them: of what was used for a Summon. */
  readonly names?: readonly string[];
}

export type Happening =
  /** What the players showed; nobody won if it was the same. */
  | {
      readonly what: 'rock-paper-scissors';
      readonly signs: readonly [HandSign, HandSign];
      readonly winner: Player | null;
    }
  | { readonly what: 'duel-began'; readonly first: Player }
  | { readonly what: 'turn-began'; readonly turn: number; readonly player: Player }
  | { readonly what: 'phase-began'; readonly phase: Phase; readonly player: Player }
  | { readonly what: 'timing-began'; readonly timing: Timing; readonly player: Player }
  | { readonly what: 'start-step-over'; readonly player: Player }
  | {
      readonly what: 'moved';
      readonly card: Mention;
      readonly owner: Player;
      readonly before: Former;
      readonly to: Zone;
      readonly controller: Player;
      readonly place: number;
      readonly face: Face;
      readonly position: BattlePosition;
      readonly manner: Manner;
      readonly by: Cause;
      /** The player whose effect, cost or action it was. */
      readonly player: Player;
      /** By an effect of the card that moves. */
      readonly byItself?: true;
      /** The card whose effect it was, and whether that had excavated the card. */
      readonly source?: Mention;
      readonly excavated?: true;
      /** It was on its way to the GY, and a text banished it in the place of that. */
      readonly instead?: true;
    }
  | { readonly what: 'shuffled'; readonly player: Player; readonly zone: Zone }
  | {
      readonly what: 'would-be-summoned';
      readonly card: Mention;
      readonly way: SummonWay;
      readonly player: Player;
    }
  /** `own`: it was Special Summoned by its own effect, which had noted these numbers, or by the procedure in its text. */
  | {
      readonly what: 'summoned';
      readonly card: Mention;
      readonly way: SummonWay;
      readonly player: Player;
      readonly own?: Scene['noted'];
      /** The card whose effect Special Summoned it. */
      readonly source?: Mention;
    }
  /** It was used for the Summon of that monster. */
  | {
      readonly what: 'used-as-material';
      readonly card: Mention;
      readonly was: Former;
      readonly monster: Mention;
      readonly way: SummonWay;
    }
  | { readonly what: 'summon-negated'; readonly card: Mention; readonly player: Player }
  | { readonly what: 'was-set'; readonly card: Mention; readonly player: Player }
  /** `silently`: no Flip Effect is activated for it. */
  | { readonly what: 'flipped'; readonly card: Mention; readonly by: Cause; readonly silently?: true }
  /** `from`: its battle position until then. */
  | { readonly what: 'turned-face-down'; readonly card: Mention; readonly from: BattlePosition }
  | {
      readonly what: 'position-changed';
      readonly card: Mention;
      readonly position: BattlePosition;
      readonly by: Cause;
    }
  | {
      readonly what: 'activated';
      readonly card: Mention;
      readonly effect: number;
      /** Which of several ways of activation. */
      readonly mode: number;
      readonly player: Player;
      readonly link: number;
      /** Where it was activated. */
      readonly in: Zone;
      /** The card was activated together with this effect. */
      readonly asCard?: true;
      readonly targets: readonly Mention[];
    }
  | {
      readonly what: 'resolving';
      readonly card: Mention;
      readonly effect: number;
      readonly player: Player;
      readonly link: number;
    }
  | { readonly what: 'activation-negated'; readonly card: Mention; readonly link: number }
  | { readonly what: 'effect-negated'; readonly card: Mention; readonly link: number }
  | { readonly what: 'chain-resolved' }
  | {
      readonly what: 'attack-declared';
      readonly attacker: Mention;
      readonly target: Mention | null;
      readonly player: Player;
    }
  | { readonly what: 'replay'; readonly attacker: Mention }
  | { readonly what: 'targeted-for-attack'; readonly card: Mention }
  | { readonly what: 'was-targeted'; readonly card: Mention }
  /** `since`: when it was activated. */
  | {
      readonly what: 'effect-resolved';
      readonly card: Mention;
      readonly player: Player;
      readonly activated: 'card' | 'effect';
      readonly since: Stamp;
    }
  | {
      readonly what: 'attack-stopped';
      readonly attacker: Mention;
      readonly how: 'negated' | 'stopped' | 'given-up' | 'impossible';
    }
  | { readonly what: 'damage-calculated'; readonly attacker: Mention; readonly target: Mention | null }
  | { readonly what: 'destroyed-by-battle'; readonly card: Mention; readonly by: Mention | null }
  | {
      readonly what: 'battle-damage';
      readonly player: Player;
      readonly amount: number;
      readonly inflictedBy: Mention;
      readonly piercing: boolean;
    }
  /** `by`: the player whose effect inflicted it; `source`: the card whose effect it was. */
  | {
      readonly what: 'effect-damage';
      readonly player: Player;
      readonly amount: number;
      readonly by: Player;
      readonly source: Mention;
    }
  | { readonly what: 'life-points-gained'; readonly player: Player; readonly amount: number }
  | { readonly what: 'life-points-paid'; readonly player: Player; readonly amount: number }
  | { readonly what: 'life-points-lost'; readonly player: Player; readonly amount: number }
  | { readonly what: 'destruction-replaced'; readonly card: Mention }
  | { readonly what: 'equipped'; readonly card: Mention; readonly to: Mention }
  | { readonly what: 'modified'; readonly card: Mention; readonly source: Mention }
  | {
      readonly what: 'counters-changed';
      readonly card: Mention;
      readonly counter: string;
      /** How many there are now, and how many came (more than 0) or went. */
      readonly count: number;
      readonly by: number;
    }
  | { readonly what: 'revealed'; readonly card: Mention; readonly player: Player }
  | { readonly what: 'coins-tossed'; readonly player: Player; readonly heads: number; readonly count: number }
  | {
      readonly what: 'declared';
      readonly player: Player;
      readonly declares: Declarable;
      readonly word: string;
    }
  | { readonly what: 'die-rolled'; readonly player: Player; readonly result: number }
  /** Time is up: `last` is the last turn before the Life Points are compared. */
  | { readonly what: 'turns-limited'; readonly last: number }
  /** After the last turn, or after a turn of sudden death; nobody wins with equal ones. */
  | {
      readonly what: 'life-points-compared';
      readonly lifePoints: readonly [number, number];
      readonly winner: Player | null;
    }
  | { readonly what: 'duel-ended'; readonly winner: Player | null; readonly reason: EndReason };
export type HappeningName = Happening['what'];
export type HappeningOf<W extends HappeningName> = Extract<Happening, { readonly what: W }>;

/** `match-victory`: the text of a card has won the Match, and this Duel with it. */
export const END_REASONS = [
  'life-points',
  'deck-out',
  'effect',
  'surrender',
  'loop',
  'time-limit',
  'match-victory',
] as const;
export type EndReason = (typeof END_REASONS)[number];

/** What happened at once. `number` rises through the duel. */
export interface Moment {
  readonly number: number;
  readonly happenings: readonly Happening[];
}
