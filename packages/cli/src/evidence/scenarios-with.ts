import type { CardFacts } from '@spellspeed/cards';
import type { Scenario } from '@spellspeed/rulings';
import { rankOf } from './card.ts';
import { readRulings } from './read-rulings.ts';

/** Is the card named anywhere in this part of a scenario? */
const speaksOf = (part: unknown, passcode: number): boolean => {
  if (typeof part !== 'object' || part === null) return false;
  if ('passcode' in part && part.passcode === passcode) return true;
  return Object.values(part).some((inside) => speaksOf(inside, passcode));
};

/** The scenarios with this card, in the order of `rulingsWith`. */
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
    .sort((one, other) => rankOf(one, names.en) - rankOf(other, names.en));
};
