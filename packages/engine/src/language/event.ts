/** What a Trigger Effect, or a Spell/Trap with a timing, waits for. */
import type { SummonWay } from '../vocabulary/kinds.ts';
import { type Phase, startsOwnChains, type Timing } from '../vocabulary/phases.ts';
import type { Side } from '../vocabulary/players.ts';
import type { Cause, Manner } from '../vocabulary/reasons.ts';
import type { Zone } from '../vocabulary/zones.ts';
import type { Verb } from './action.ts';
import type { Filter } from './filter.ts';

export type EventPattern =
  /** A card changed zone: `card` is judged by what it was before it moved. */
  | {
      readonly event: 'moved';
      readonly card: Filter;
      readonly from?: readonly Zone[];
      readonly to?: readonly Zone[];
      readonly manner?: readonly Manner[];
      readonly by?: readonly Cause[];
      /** "by your opponent's card effect": the player whose effect, cost or action it was. */
      readonly doer?: Side;
      /** "except by its own effect" */
      readonly except?: 'by-its-own-effect';
      /** By the effect of such a card: "destroyed by a monster effect"; of a cost, to activate an effect of such a card. */
      readonly of?: Filter;
      /** … of the monster that it was attached to. */
      readonly ofItsHost?: true;
      /** It had been excavated by the effect that moved it. */
      readonly excavated?: true;
      /** "exactly 1 … (and no other cards)": nothing else went the same way in that moment. */
      readonly alone?: true;
      /** "to your GY": whose card it is, for off the field a card is its owner's. (zones.graveyard.card-goes-to-owners-graveyard) */
      readonly owner?: Side;
      /** Destroyed by battle with such a monster: "destroys a monster by battle and sends it to the GY". */
      readonly inBattleWith?: Filter;
    }
  | {
      readonly event: 'summoned';
      readonly card: Filter;
      readonly ways: readonly SummonWay[];
      readonly by: Side;
      /** "2 or more … at the same time" */
      readonly atLeast?: number;
      /** By the effect of that monster itself, or by the procedure in its text. */
      readonly byItsEffect?: true;
      /** By the effect of such a card. */
      readonly byEffectOf?: Filter;
      /** "from your GY": whose card it is. (zones.graveyard.card-goes-to-owners-graveyard) */
      readonly owner?: Side;
    }
  /** It was used for a Summon that was not negated, `to`: and is there now; `card` is judged by what it was before. */
  | {
      readonly event: 'used-as-material';
      readonly card: Filter;
      readonly ways: readonly SummonWay[];
      readonly for: Filter;
      readonly to?: readonly Zone[];
    }
  /** A monster would be Summoned: the moment in which a Summon can be negated. (summoning.normal.can-be-negated) */
  | {
      readonly event: 'would-be-summoned';
      /** "exactly 1 monster": no other at the same time. */
      readonly alone?: true;
      readonly card: Filter;
      readonly ways: readonly SummonWay[];
      readonly by: Side;
    }
  | { readonly event: 'flipped'; readonly card: Filter }
  /** `to`: what it was changed to; a monster that is flipped face-down is changed to face-down Defense Position. */
  | {
      readonly event: 'position-changed';
      readonly card: Filter;
      readonly to?: 'attack' | 'face-up-defense' | 'face-down';
    }
  /** `target` absent: whatever is attacked. */
  | {
      readonly event: 'attack-declared';
      readonly attacker: Filter;
      readonly target?: Filter | 'direct';
      /** The n-th direct attack of the Battle Phase. */
      readonly nth?: number;
    }
  /** An attack is declared in which such a monster takes part, attacking or attacked, and against such another. */
  | { readonly event: 'attack-involves'; readonly one: Filter; readonly other?: Filter }
  | { readonly event: 'targeted-for-attack'; readonly card: Filter }
  /** An effect that this side activated with such a card has resolved, whatever came of it. */
  | {
      readonly event: 'effect-resolved';
      readonly by: Side;
      readonly card: Filter;
      /** The card itself was activated, while this card was face-up: "each time a Spell Card is activated, … when it resolves". */
      readonly activated?: 'card';
    }
  /** An activated effect that targeted the face-up card has resolved. */
  | { readonly event: 'was-targeted'; readonly card: Filter }
  | {
      readonly event: 'battle-damage';
      readonly to: Side;
      readonly by: Filter;
      readonly piercing: 'yes' | 'either';
    }
  /** `by`: whose effect inflicts it; `of`: of such a card. */
  | { readonly event: 'effect-damage'; readonly to: Side; readonly by: Side; readonly of?: Filter }
  | { readonly event: 'life-points-gained'; readonly by: Side }
  /** An effect has negated the attack of such a monster. */
  | { readonly event: 'attack-negated'; readonly attacker: Filter }
  /** `card` destroyed `destroyed` by battle. Judged at damage calculation, activated at the end of the Damage Step. */
  | { readonly event: 'destroyed-by-battle'; readonly card: Filter; readonly by: Filter }
  | { readonly event: 'timing'; readonly timing: Timing }
  /** The Start Step is over: what a text reads "at the start of the Battle Phase" without a Chain is read here, with all changes of that step. */
  | { readonly event: 'start-step-over'; readonly of: Side }
  /**
   * Once in each such phase, on a Chain of its own; `after`: only in the next one after this has happened to the card where it lies.
   * (turn.triggers.in-a-phase-do-not-share-a-chain)
   */
  | { readonly event: 'phase'; readonly phase: Phase; readonly of: Side; readonly after?: EventPattern }
  /**
   * Directly chained to an activation: of a card (turned face-up) or of any effect. (effects.negate.card-activation-scope,
   * wording.negate.card-activation, effects.negate.effect-activation-scope)
   * (faq.activation.card-activation-always-activates-an-effect, faq.activation.spell-trap-card-activated-is-not-an-effect-of-a-face-up-card)
   */
  | {
      readonly event: 'activated';
      readonly what: 'card' | 'effect' | 'card-or-effect';
      readonly by: Side;
      readonly card: Filter;
      /** What is answered would do at least one of these. */
      readonly including?: readonly Deed[];
      /** Where it was activated; a Spell or Trap Card of the hand is activated on the field. */
      readonly in?: readonly Zone[];
      /** It targets at least one such card. */
      readonly targeting?: Filter;
      /** … and nothing else. */
      readonly alone?: true;
      /** It was chained directly to an activation of such a card, or of its effect, by this side. */
      readonly inResponseTo?: { readonly by: Side; readonly card: Filter };
    };
/**
 * Something an effect does when it resolves, to cards that are in one of these zones: "Special Summon from the Deck"; without zones,
 * wherever they are; or `to` players.
 */
export interface Deed {
  readonly verb: Verb;
  readonly from: readonly Zone[];
  /** "inflict damage to your opponent" */
  readonly to?: Side;
  /** "2 or more cards you control": to so many such cards, as far as that is settled before it resolves. */
  readonly toAtLeast?: { readonly count: number; readonly cards: Filter };
}
export type EventName = EventPattern['event'];

/** Is it a phase or step as such, so that nothing shares a Chain with what waits for it? (turn.triggers.in-a-phase-do-not-share-a-chain) */
export const isOfPhase = (pattern: EventPattern): boolean =>
  pattern.event === 'phase' || (pattern.event === 'timing' && startsOwnChains(pattern.timing));

/** Does it wait for cards that go to the GY or are banished, and for nothing else? */
export const waitsForGyOrBanished = (pattern: EventPattern): boolean =>
  pattern.event === 'moved' &&
  pattern.to !== undefined &&
  pattern.to.every((zone) => zone === 'gy' || zone === 'banished');

/** Does the text speak of its own card: "if this card …"? */
export const isAboutItself = (card: Filter): boolean =>
  card.some((test) => test.test === 'is' && test.what.ref === 'this');
