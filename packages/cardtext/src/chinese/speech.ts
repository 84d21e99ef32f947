/** How Chinese is being spoken at the moment: in which mood, about whom. */
import type {
  Action,
  Amount,
  Condition,
  Filter,
  Modifier,
  Reference,
  Side,
  Zone,
} from '@spellspeed/engine/language';
import type { Scene } from '../wording.ts';

/** "那张卡破坏": what happens · "把那张卡破坏": what a player does, as a cost or if they wish. */
export type Mood = 'happens' | 'done';

export interface Speech extends Scene {
  readonly mood: Mood;
  /** Who is called what: within "双方玩家各自…" the player is "自身". */
  readonly players: { readonly [side in Exclude<Side, 'any'>]: string };
  /** Where the card itself is while this effect speaks. */
  readonly from: readonly Zone[];
  readonly words: Words;
}

/** The parts of the language that need one another. */
export interface Words {
  readonly action: (action: Action, speech: Speech) => string;
  readonly amount: (amount: Amount, speech: Speech) => string;
  readonly condition: (condition: Condition, speech: Speech) => Claim;
  readonly modifier: (modifier: Modifier, subject: Subject, speech: Speech) => Predicate;
  /** "这张卡", "那只怪兽". */
  readonly reference: (reference: Reference, speech: Speech) => string;
  readonly phrase: (filter: Filter, style: PhraseStyle, speech: Speech) => string;
}
/** A statement and its contrary. */
export interface Claim {
  readonly yes: string;
  readonly no: string;
}
/** Of whom a modifier speaks. */
export interface Subject {
  /** "那只怪兽", "自己场上的龙族怪兽", "对方" */
  readonly name: string;
  readonly is: 'card' | 'player';
  /** Where nothing is said of it: a text may leave it out. */
  readonly side: Side;
}
/** What is said of a subject: "攻击力" "上升500". */
export interface Predicate {
  /** The part or property of the subject that changes. */
  readonly of?: string;
  readonly says: string;
  /** It names its subject itself. */
  readonly apart?: true;
}

export interface PhraseStyle {
  readonly count?: { readonly min: number; readonly max: number };
  /** "自己场上的怪兽", "自己的怪兽" or "怪兽". */
  readonly where?: 'said' | 'short' | 'unsaid';
  /** "卡名不同的" */
  readonly with?: string;
}
export const ONE = { min: 1, max: 1 } as const;

/** The same speech, in which something is done. */
export const done = (speech: Speech): Speech => ({ ...speech, mood: 'done' });
export const happening = (speech: Speech): Speech => ({ ...speech, mood: 'happens' });
/** "自己", "对方", "双方" */
export const who = (side: Side, speech: Speech): string =>
  side === 'any' ? '双方玩家' : speech.players[side];
/** "自己的", "对方的", "自己或者对方的" */
export const whose = (side: Side, speech: Speech): string =>
  side === 'any' ? '自己或者对方的' : `${speech.players[side]}的`;
