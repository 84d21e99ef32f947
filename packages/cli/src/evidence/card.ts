/** The rulings in which a card appears. */
import { type CardFacts, fileNameOf } from '@spellspeed/cards';
import type { Scenario } from '@spellspeed/rulings';
import { type Place, readRulings } from './sources.ts';

/** A document with the card on the field or in a command. */
export interface CardRuling extends Place {
  readonly title: string;
}

/** Is the card named anywhere in this part of a scenario? */
const speaksOf = (part: unknown, passcode: number): boolean => {
  if (typeof part !== 'object' || part === null) return false;
  if ('passcode' in part && part.passcode === passcode) return true;
  return Object.values(part).some((inside) => speaksOf(inside, passcode));
};

/** All rulings with this card, told by their titles. */
export const rulingsWith = (facts: CardFacts): readonly CardRuling[] =>
  scenariosWith(facts).map(({ file, line, title }) => ({ file, line, title }));

/** The scenarios with this card: those of its own file first, then those that name it in their titles. */
export const scenariosWith = ({ passcode, names, altPasscodes }: CardFacts): readonly Scenario[] => {
  const written = [names.en, names.ja, names.zh, names.it, ...names.aliases, passcode, ...altPasscodes]
    .filter((name) => name !== undefined)
    .map((name) => String(name).toLowerCase());
  const isWanted = (text: string): boolean => {
    const lower = text.toLowerCase();
    return written.some((name) => lower.includes(name));
  };
  return readRulings(isWanted)
    .filter((scenario) => speaksOf(scenario, passcode))
    .sort((one, other) => rank(one, names.en) - rank(other, names.en));
};
/** A document of the card's own file, one that names it in its title, another one. */
const rank = ({ file, title }: Scenario, name: string): number => {
  if (file.endsWith(`cards/${fileNameOf(name)}.yaml`)) return 0;
  return title.includes(name) ? 1 : 2;
};
