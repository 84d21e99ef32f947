/** How Japanese is being spoken at the moment: about whom, and who acts. */
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
import type { Claim, Clause } from './clause.ts';

/**
 * "モンスター１体を選んで破壊する": an effect · "モンスター１体をリリースし": what its player does as a cost ·
 * "そのモンスターは破壊される": what comes of itself.
 */
export type Mood = 'effect' | 'cost' | 'of-itself';

export interface Speech extends Scene {
  readonly mood: Mood;
  /** Who is called what: within "お互いは…" the player is 自身. */
  readonly players: { readonly [side in Exclude<Side, 'any'>]: string };
  /** Where the card itself is while this effect speaks. */
  readonly from: readonly Zone[];
  readonly words: Words;
}

/** The parts of the language that need one another. */
export interface Words {
  /** Nothing to say: an action that only notes something. */
  readonly action: (action: Action, speech: Speech) => Clause | undefined;
  readonly amount: (amount: Amount, speech: Speech) => string;
  readonly condition: (condition: Condition, speech: Speech) => Claim;
  readonly modifier: (modifier: Modifier, subject: Subject, speech: Speech) => Predicate;
  /** "このカード", "そのモンスター". */
  readonly reference: (reference: Reference, speech: Speech) => string;
  readonly phrase: (filter: Filter, style: PhraseStyle, speech: Speech) => string;
}
/** Of whom a modifier speaks. */
export interface Subject {
  /** "そのモンスター", "自分フィールドのドラゴン族モンスター", "相手" */
  readonly name: string;
  readonly is: 'card' | 'player';
  /** Where nothing is said of it: a text may leave it out. */
  readonly side: Side;
}
/** What is said of a subject: "攻撃力" "５００アップする". */
export interface Predicate {
  /** The part or property of the subject that changes. */
  readonly of?: string;
  readonly says: Clause;
  /** It names its subject itself. */
  readonly apart?: true;
}

export interface PhraseStyle {
  readonly count?: Count;
  /** "自分フィールドのモンスター", "自分のモンスター" or "モンスター". */
  readonly where?: 'said' | 'short' | 'unsaid';
  /** "カード名が異なる" */
  readonly with?: string;
}
export interface Count {
  readonly min: number;
  readonly max: number;
}
export const ONE: Count = { min: 1, max: 1 };

export const asCost = (speech: Speech): Speech => ({ ...speech, mood: 'cost' });
export const asEffect = (speech: Speech): Speech => ({ ...speech, mood: 'effect' });
export const ofItself = (speech: Speech): Speech => ({ ...speech, mood: 'of-itself' });
/** "自分", "相手", "お互い" */
export const who = (side: Side, speech: Speech): string => (side === 'any' ? 'お互い' : speech.players[side]);
/** "自分の", "相手の", "自分・相手の" */
export const whose = (side: Side, speech: Speech): string =>
  side === 'any' ? '自分・相手の' : `${speech.players[side]}の`;
