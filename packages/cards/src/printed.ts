/** What is printed on a card, as a card without effects. */
import {
  type Card,
  type MonsterCard,
  type Passcode,
  PENDULUM_ACTIVATION,
  RACES,
  type Race,
  type SpellCard,
  type TrapCard,
} from '@spellspeed/engine/language';
import type { CardFacts, MonsterFacts, SpellFacts, TrapFacts } from './facts/card-facts.ts';

export const printedMonster = ({
  names,
  passcode,
  altPasscodes: _,
  race,
  ...printed
}: MonsterFacts): MonsterCard => ({
  ...printed,
  ...identityOf(passcode, names.en),
  race: raceOf(race),
  effects: [],
});

export const printedSpell = ({ names, passcode, altPasscodes: _, ...printed }: SpellFacts): SpellCard => ({
  ...printed,
  ...identityOf(passcode, names.en),
  remains: false,
  effects: [],
});

export const printedTrap = ({ names, passcode, altPasscodes: _, ...printed }: TrapFacts): TrapCard => ({
  ...printed,
  ...identityOf(passcode, names.en),
  remains: false,
  effects: [],
});

/** The card that these facts describe, as if its text said nothing. A Pendulum Monster can be activated as a Spell Card all the same. */
export const printedCard = (facts: CardFacts): Card => {
  if (facts.kind === 'spell') return printedSpell(facts);
  if (facts.kind === 'trap') return printedTrap(facts);
  const monster = printedMonster(facts);
  return monster.scale === undefined ? monster : { ...monster, effects: [PENDULUM_ACTIVATION] };
};

const identityOf = (passcode: number, name: string) => ({ passcode: passcode as Passcode, name });

const raceOf = (printed: string): Race => {
  const race = RACES.find((known) => known === printed);
  if (race === undefined) throw new Error(`"${printed}" is no Type of monsters`);
  return race;
};
