/** What `happened` and `notHappened` can speak of. */
import type { Player } from '@spellspeed/engine';

/** About one card. */
export const CARD_FACTS = [
  'destroyed-by-battle',
  'destroyed-by-effect',
  'destroyed',
  'to-gy-by-effect',
  'to-gy',
  'to-banished',
  'to-hand',
  'drawn',
  'to-deck',
  'to-extra',
  'discarded',
  'tributed',
  'detached',
  'to-material',
  'summoned',
  'summoned-normal',
  'summoned-tribute',
  'summoned-flip',
  'summoned-special',
  'summoned-fusion',
  'summoned-ritual',
  'summoned-synchro',
  'summoned-xyz',
  'summoned-pendulum',
  'summoned-link',
  'summon-negated',
  'was-set',
  'flipped',
  'turned-face-down',
  'turned-to-attack',
  'turned-to-defense',
  'activated',
  'resolving',
  'activation-negated',
  'effect-negated',
  'negated',
  'attacks',
  'attacks-directly',
] as const;
export type CardFact = (typeof CARD_FACTS)[number];

/** Where a card that is sent to the GY came from; the field is one place. */
export const FACT_PLACES = ['hand', 'deck', 'extra deck', 'field', 'gy', 'banished'] as const;
export type FactPlace = (typeof FACT_PLACES)[number];

/** About two cards. */
export type PairFact = 'attacks' | 'equipped';
/** About a player. */
export type PlayerFact =
  | 'any-battle-damage'
  | 'any-effect-damage'
  | 'any-damage'
  | 'draws-any'
  | 'shuffles'
  | 'wins';
/** About a player and an amount. */
export type AmountFact = 'battle-damage' | 'effect-damage' | 'damage' | 'gains' | 'pays' | 'loses' | 'draws';
/** About the duel. */
export type DuelFact =
  | 'attack-negated'
  | 'attack-stopped'
  | 'attack-given-up'
  | 'attack-impossible'
  | 'replay'
  | 'chain-resolved';

export type Fact =
  | { readonly about: 'card'; readonly fact: CardFact; readonly passcode: number }
  | { readonly about: 'sent-to-gy'; readonly from: FactPlace; readonly passcode: number }
  | { readonly about: 'pair'; readonly fact: PairFact; readonly passcode: number; readonly other: number }
  | { readonly about: 'player'; readonly fact: PlayerFact; readonly player: Player }
  | {
      readonly about: 'amount';
      readonly fact: AmountFact;
      readonly player: Player;
      readonly amount: number;
    }
  | { readonly about: 'declared'; readonly player: Player; readonly word: string }
  | { readonly about: 'turn'; readonly turn: number }
  | { readonly about: 'duel'; readonly fact: DuelFact };

/** One word line for each fact: what an event means is compared with what is expected by it. */
export const codeOf = (fact: Fact): string => {
  switch (fact.about) {
    case 'card':
      return `${fact.fact} ${fact.passcode}`;
    case 'sent-to-gy':
      return `to-gy-from-${fact.from} ${fact.passcode}`;
    case 'pair':
      return `${fact.fact} ${fact.passcode} ${fact.other}`;
    case 'player':
      return `${fact.fact} ${fact.player}`;
    case 'amount':
      return `${fact.fact} ${fact.player} ${fact.amount}`;
    case 'declared':
      return `declares ${fact.player} ${fact.word}`;
    case 'turn':
      return `turn ${fact.turn}`;
    case 'duel':
      return fact.fact;
  }
};
