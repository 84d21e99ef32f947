/** Words with which a definition is written: what the facts of a card do not say. */
import {
  type Card,
  type Condition,
  type Effect,
  type MatchVictory,
  type MaterialText,
  type MonsterCard,
  type Passcode,
  PENDULUM_ACTIVATION,
  RACES,
  type Race,
  type SpellCard,
  type Summoning,
  type TrapCard,
} from '@spellspeed/engine/language';
import type { CardFacts } from './facts/card-facts.ts';
import { factsOf } from './facts/facts.ts';

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
  const { names, altPasscodes: _, race, ...printed } = factsOfKind('monster', passcode);
  const inPendulumZone =
    printed.scale === undefined
      ? []
      : [...pendulumEffects, { ...PENDULUM_ACTIVATION, ...pendulumActivation }];
  return {
    ...printed,
    ...identityOf(passcode, names.en),
    race: raceOf(race),
    effects: [...effects, ...inPendulumZone],
    ...(summoning ? { summoning } : {}),
    ...(asMaterial ? { asMaterial } : {}),
    ...(victory ? { victory } : {}),
    ...(matchVictory ? { matchVictory } : {}),
  };
};

export const spellCard = (passcode: number, behaviour: SpellOrTrapBehaviour): SpellCard => {
  const { names, altPasscodes: _, ...printed } = factsOfKind('spell', passcode);
  return { ...printed, ...identityOf(passcode, names.en), remains: false, ...behaviour };
};

export const trapCard = (passcode: number, behaviour: SpellOrTrapBehaviour): TrapCard => {
  const { names, altPasscodes: _, ...printed } = factsOfKind('trap', passcode);
  return { ...printed, ...identityOf(passcode, names.en), remains: false, ...behaviour };
};

const identityOf = (passcode: number, name: string) => ({ passcode: passcode as Passcode, name });

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

const raceOf = (printed: string): Race => {
  const race = RACES.find((known) => known === printed);
  if (race === undefined) throw new Error(`"${printed}" is no Type of monsters`);
  return race;
};
