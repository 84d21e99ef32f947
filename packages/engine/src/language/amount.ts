/** Numbers of a text: a constant, or something to be counted. */
import type { Side } from '../vocabulary/players.ts';
import type { Filter } from './filter.ts';
import type { Reference } from './reference.ts';

/** The names under which the damage is noted that an effect reacts to: of whatever kind, and by its kind. */
export const EVENT_DAMAGE = 'event-damage';
export const EVENT_BATTLE_DAMAGE = 'event-battle-damage';
export const EVENT_EFFECT_DAMAGE = 'event-effect-damage';

/** How many materials the card had to which the event happened: an effect that was destroyed, sent or moved otherwise. */
export const EVENT_MATERIALS = 'event-materials';

export type Amount = number | Countable;

export type Countable =
  /** The card itself as a number, which stands for its name or its text: its passcode. */
  | { readonly count: 'card'; readonly what: Reference }
  /**
   * With `different`, several cards of one name, or of one Attribute, count once; or one monster card type (Ritual, Fusion, Synchro, Xyz,
   * Pendulum, Link), of which a monster may have two. (wording.style.different-names)
   */
  | {
      readonly count: 'cards';
      readonly filter: Filter;
      readonly different?: 'names' | 'attributes' | 'monster-card-types';
    }
  /** How many cards are meant, wherever they are by now: "the number of materials used for its Summon". */
  | { readonly count: 'referenced'; readonly what: Reference }
  /** How many such cards, as they were then, were used as material for the Summon of a monster; with `different`, how many original Attributes they had. */
  | {
      readonly count: 'materials';
      readonly filter: Filter;
      readonly of: Reference;
      readonly different?: 'original-attributes' | 'names';
    }
  /** A value of a card; `original` is the value printed or set as original. */
  | {
      readonly count: 'stat';
      readonly stat: 'atk' | 'def' | 'level' | 'rank' | 'scale';
      readonly of: Reference;
      readonly original: boolean;
    }
  /** How many such cards this side has activated this turn while that card was face-up on the field, itself not counted. */
  | {
      readonly count: 'activated-this-turn';
      readonly by: 'you' | 'opponent';
      readonly card: Filter;
      readonly beside: Reference;
    }
  /** The number of the Chain Link that this activation is, or would be. */
  | { readonly count: 'chain-link' }
  /** Its Link Rating. */
  | { readonly count: 'link-rating'; readonly of: Reference }
  /** Counters of one kind on all matching cards. */
  | { readonly count: 'counters'; readonly counter: string; readonly filter: Filter }
  | { readonly count: 'life-points'; readonly side: Side }
  /** The battle damage that this side would take if the damage were calculated now. */
  | { readonly count: 'battle-damage'; readonly to: Side }
  /** "for every 500", what is left over counting as another. */
  | { readonly count: 'every'; readonly points: number; readonly of: Countable }
  /** A number that an earlier part of the effect noted, damage taken for example, or how many cards it gave this name. */
  | { readonly count: 'noted'; readonly name: string }
  /** "the combined ATK of all …" */
  | {
      readonly count: 'total';
      readonly stat: 'atk' | 'def' | 'level';
      readonly filter: Filter;
      readonly original?: true;
    }
  /** "the total ATK that those monsters had while face-up on the field", of those that have left; or the original ATK of those cards. */
  | {
      readonly count: 'total-had';
      readonly stat: 'atk' | 'def';
      readonly of: Reference;
      readonly original?: true;
    }
  /** The same of their printed Levels. */
  | { readonly count: 'total-had'; readonly stat: 'level'; readonly of: Reference; readonly original: true }
  | {
      readonly count: 'total';
      readonly stat: 'atk' | 'def' | 'level' | 'rank';
      readonly filter: Filter;
      readonly original?: undefined;
    }
  /** The highest value among those that match, 0 where none does. */
  | { readonly count: 'highest'; readonly stat: 'atk' | 'def'; readonly filter: Filter }
  /** "the total …", "the combined …" */
  | { readonly count: 'sum'; readonly of: readonly Amount[] }
  /** "the difference": how much more the one is than the other, 0 if it is not. */
  | { readonly count: 'excess'; readonly of: Amount; readonly over: Amount }
  /** "A or B (whichever is higher)" */
  | { readonly count: 'greater'; readonly of: Countable; readonly or: Countable }
  | { readonly count: 'times'; readonly factor: number; readonly amount: Countable };
