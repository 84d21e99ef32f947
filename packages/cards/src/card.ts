/** Words with which a definition is written: what the facts of a card do not say. */
import {
  type Card,
  type Condition,
  type Effect,
  type MatchVictory,
  type MaterialText,
  type MonsterCard,
  PENDULUM_ACTIVATION,
  type SpellCard,
  type Summoning,
  type TrapCard,
} from '@spellspeed/engine/language';
import type { CardFacts } from './facts/card-facts.ts';
import { factsOf } from './facts/facts.ts';
import { printedMonster, printedSpell, printedTrap } from './printed.ts';

export interface MonsterBehaviour {
  /** Numbered as the Japanese text numbers them. */
  readonly effects?: readonly Effect[];
  /** Numbered apart; they work in the Pendulum Zone. */
  readonly pendulumEffects?: readonly Effect[];
  /** When it can be activated as a Spell Card, if its text says so. */
  readonly pendulumActivation?: { readonly condition: Condition };
  readonly summoning?: Summoning;
  readonly asMaterial?: readonly MaterialText[];
  /** Its player wins the Duel while this holds. */
  readonly victory?: Condition;
  /** Its player wins the Match by its attack. */
  readonly matchVictory?: MatchVictory;
}
export interface SpellOrTrapBehaviour {
  readonly effects: readonly Effect[];
  /** Its text keeps it on the field. */
  readonly remains?: true;
}

/** The monster with this passcode; without effects it needs no more than that and its materials. */
export const monsterCard = (
  passcode: number,
  {
    effects = [],
    pendulumEffects = [],
    pendulumActivation,
    summoning,
    asMaterial,
    victory,
    matchVictory,
  }: MonsterBehaviour = {},
): MonsterCard => {
  const printed = printedMonster(factsOfKind('monster', passcode));
  const inPendulumZone =
    printed.scale === undefined
      ? []
      : [...pendulumEffects, { ...PENDULUM_ACTIVATION, ...pendulumActivation }];
  return {
    ...printed,
    effects: [...effects, ...inPendulumZone],
    ...(summoning ? { summoning } : {}),
    ...(asMaterial ? { asMaterial } : {}),
    ...(victory ? { victory } : {}),
    ...(matchVictory ? { matchVictory } : {}),
  };
};

export const spellCard = (passcode: number, behaviour: SpellOrTrapBehaviour): SpellCard => ({
  ...printedSpell(factsOfKind('spell', passcode)),
  ...behaviour,
});

export const trapCard = (passcode: number, behaviour: SpellOrTrapBehaviour): TrapCard => ({
  ...printedTrap(factsOfKind('trap', passcode)),
  ...behaviour,
});

const factsOfKind = <Kind extends Card['kind']>(
  kind: Kind,
  passcode: number,
): Extract<CardFacts, { kind: Kind }> => {
  const facts = factsOf(passcode);
  if (facts?.passcode !== passcode) throw new Error(`no card is printed with the passcode ${passcode}`);
  if (!isOfKind(kind, facts)) throw new Error(`${facts.names.en} is a ${facts.kind}, not a ${kind}`);
  return facts;
};

const isOfKind = <Kind extends Card['kind']>(
  kind: Kind,
  facts: CardFacts,
): facts is Extract<CardFacts, { kind: Kind }> => facts.kind === kind;
