/** A scenario as it was written, with every name understood. */
import type {
  DecisionKind,
  FieldCard,
  FieldSide,
  FormatName,
  HandSign,
  Phase,
  Player,
  Timing,
  TurnOrder,
} from '@spellspeed/engine';
import type { MatchDeck } from '@spellspeed/match';
import type { CardName, PlacedCard } from './card-name.ts';
import type { Fact } from './fact.ts';
import type { MatchCheck, MatchPlan, MatchStep } from './match-told.ts';
import type { Place } from './reader.ts';

export const STOPS = [
  'battle-start',
  'battle-step',
  'attack-declared',
  'damage-step-start',
  'before-damage-calculation',
  'damage-calculation',
  'after-damage-calculation',
  'damage-step-end',
  'battle-end',
  'chain-resolved',
  'draw',
  'standby',
  'main1',
  'battle',
  'main2',
  'end',
] as const;
export type Stop = (typeof STOPS)[number];

export type EnterablePhase = 'battle' | 'main2' | 'end';
/** What is chosen after the command itself, in order. */
export interface Answers {
  readonly targets: readonly CardName[];
  /** Tributes and materials first, then what `choosing` names. */
  readonly choices: readonly CardName[];
  /** The number of a way, or words of its text. */
  readonly option: string | null;
  /** A place as the `zone` command names it: 1 to 5, extra-left, extra-right. */
  readonly place: string | null;
  /** Were Tributes named? Then there are to be some. */
  readonly tributes: boolean;
}
/** An effect by its printed number; Pendulum Effects count apart; `none` is the activation of the card alone. */
export type EffectName = { readonly of: 'card' | 'pendulum'; readonly number: number } | 'none';
export type Command = { readonly text: string } & (
  | {
      readonly do: 'normal-summon' | 'set' | 'special-summon';
      readonly card: CardName;
      readonly answers: Answers;
      /** Of two procedures in its text, the second. */
      readonly otherWay?: true;
    }
  | { readonly do: 'flip-summon'; readonly card: CardName }
  | { readonly do: 'change-position'; readonly card: CardName; readonly to: 'attack' | 'defense' }
  | {
      readonly do: 'pendulum-summon';
      readonly cards: readonly CardName[];
      readonly answers: Answers;
    }
  | {
      readonly do: 'activate';
      readonly card: CardName;
      readonly effect: EffectName | null;
      readonly fromHand: boolean;
      readonly answers: Answers;
    }
  | { readonly do: 'attack'; readonly card: CardName; readonly target: CardName | 'directly' | null }
  | { readonly do: 'phase'; readonly phase: EnterablePhase }
  | { readonly do: 'end-turn' | 'pass' | 'yes' | 'no' | 'stop-attack' | 'surrender' }
  | { readonly do: 'show'; readonly sign: HandSign }
  | { readonly do: 'go'; readonly order: TurnOrder }
  /** Cards of the Side Deck come in for others. */
  | {
      readonly do: 'exchange';
      readonly incoming: readonly CardName[];
      readonly outgoing: readonly CardName[];
    }
  | { readonly do: 'register'; readonly deck: MatchDeck }
  | { readonly do: 'choose' | 'order'; readonly cards: readonly CardName[] }
  /** What is said in one word or number: an option, a number, a zone, something declared. */
  | { readonly do: 'option' | 'number' | 'zone' | 'declare'; readonly word: string }
  | { readonly do: 'position'; readonly position: 'attack' | 'defense' | 'face-down' }
);

export interface Ability {
  readonly player: Player;
  readonly command: Command;
  readonly because: string | null;
}
export const STATS = ['atk', 'def', 'level', 'rank', 'link', 'attribute', 'race', 'name'] as const;
export type StatName = (typeof STATS)[number];
export const ATTACK_STATES = ['none', 'ongoing', 'stopped'] as const;
export type AttackState = (typeof ATTACK_STATES)[number];
/** A choice of a question: a card, or what the words of a command say. A direct attack is chosen without naming the attacker again. */
export type AskedChoice = CardName | { readonly text: string; readonly command: Command | 'attack-directly' };
/** Where cards are: a zone, or nowhere, as a Token that is gone. */
export const CHECKED_ZONES = [
  'hand',
  'deck',
  'gy',
  'banished',
  'extra',
  'monsters',
  'spells',
  'field',
  'pendulum',
  'material',
  'none',
] as const;
export type CheckedZone = (typeof CHECKED_ZONES)[number];
/** One thing that is checked. */
export type Check =
  | { readonly check: 'lp'; readonly player: Player; readonly is: number }
  | ({ readonly check: 'can' | 'cannot' } & Ability)
  | {
      readonly check: 'where';
      readonly card: CardName;
      readonly zone: CheckedZone;
      readonly player: Player | null;
    }
  | { readonly check: 'stat'; readonly card: CardName; readonly stat: StatName; readonly is: string }
  | { readonly check: 'position'; readonly card: CardName; readonly is: 'attack' | 'defense' | 'set' }
  | { readonly check: 'chain'; readonly cards: readonly CardName[] }
  | { readonly check: 'timing'; readonly is: Timing }
  | { readonly check: 'phase'; readonly is: Phase }
  | { readonly check: 'attack'; readonly is: AttackState }
  | { readonly check: 'turnPlayer'; readonly is: Player }
  | { readonly check: 'replay'; readonly is: boolean }
  | { readonly check: 'count'; readonly player: Player; readonly zone: CheckedZone; readonly is: number }
  | { readonly check: 'counters'; readonly card: CardName; readonly counter: string; readonly is: number }
  | { readonly check: 'equips' | 'materials'; readonly card: CardName; readonly cards: readonly CardName[] }
  | { readonly check: 'happened' | 'notHappened'; readonly fact: Fact; readonly text: string }
  | { readonly check: 'negated' | 'notNegated'; readonly card: CardName }
  | { readonly check: 'sees' | 'doesNotSee'; readonly player: Player; readonly card: CardName }
  /** Has an event told the player which card it was? */
  | { readonly check: 'shown' | 'notShown'; readonly player: Player; readonly card: CardName }
  | { readonly check: 'order'; readonly player: Player; readonly cards: readonly CardName[] }
  | { readonly check: 'winner'; readonly is: Player | 'draw' }
  | { readonly check: 'match'; readonly about: MatchCheck }
  | {
      readonly check: 'asked';
      readonly player: Player | null;
      readonly kind: DecisionKind | null;
      readonly choices: readonly AskedChoice[] | null;
    };

/** `source`: the step as written. */
export type Step = Place & { readonly text: string; readonly source: string } & (
    | {
        readonly step: 'command';
        readonly player: Player;
        readonly command: Command;
        readonly at: Stop | null;
      }
    | { readonly step: 'advance'; readonly to: Stop }
    | { readonly step: 'match'; readonly does: MatchStep }
    | { readonly step: 'expect'; readonly checks: readonly Check[] }
    | { readonly step: 'note' }
  );

/** What coins and dice show: heads or tails, 1 to 6. */
export const CHANCES = ['heads', 'tails', '1', '2', '3', '4', '5', '6'] as const;
export type Chance = (typeof CHANCES)[number];

/** What a puzzle asks of the player who is asked first. */
export const GOALS = ['win this turn'] as const;
export type Goal = (typeof GOALS)[number];

export interface Scenario {
  readonly title: string;
  readonly file: string;
  readonly line: number;
  readonly skip: string | null;
  /** The number of the kind of fault for which the engine does not answer it yet; null for a ruling that holds. */
  readonly unanswered: number | null;
  readonly cites: readonly string[];
  readonly tags: readonly string[];
  /** Where it comes from: `<clause>/2` is a ruling of the catalogue; several are separated by commas. */
  readonly source: string | null;
  readonly format: FormatName;
  readonly turn: number;
  readonly turnPlayer: Player;
  readonly phase: Phase;
  /** What is to be reached from the field; null for a ruling, which shows what its steps say. */
  readonly goal: Goal | null;
  /** At the very start of the phase, not where the players are free to act in it. */
  readonly start: boolean;
  /** The winners of the Duels before this one in its Match; null for a duel that begins in the middle. */
  readonly match: readonly (Player | null)[] | null;
  /** The Match that the scenario is about, with what follows its Duels; null for a scenario about one Duel. */
  readonly plan: MatchPlan | null;
  readonly sides: readonly [FieldSide, FieldSide];
  /** What the first coins and dice show; nothing else is drawn before them. */
  readonly chance: readonly Chance[];
  /** Every physical card, in the order of the document. */
  readonly cards: readonly PlacedCard[];
  readonly steps: readonly Step[];
}
export type { FieldCard };
