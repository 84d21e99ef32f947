/** The rulings in which a card appears. */
import type { CardFacts } from '@spellspeed/cards';
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

/** All rulings with this card, those that are about few cards first. */
export const rulingsWith = ({ passcode, names, altPasscodes }: CardFacts): readonly CardRuling[] => {
  const written = [names.en, names.ja, names.zh, names.it, ...names.aliases, passcode, ...altPasscodes]
    .filter((name) => name !== undefined)
    .map((name) => String(name).toLowerCase());
  const isWanted = (text: string): boolean => {
    const lower = text.toLowerCase();
    return written.some((name) => lower.includes(name));
  };
  return readRulings(isWanted)
    .filter((scenario) => speaksOf(scenario, passcode))
    .sort((one, other) => rank(one, names.en) - rank(other, names.en))
    .map(({ file, line, title }) => ({ file, line, title }));
};
/** A document of the card's own file, one that names it in its title, another one. */
const rank = ({ file, title }: Scenario, name: string): number => {
  const own = name
    .toLowerCase()
    .replace(/'/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  if (file.endsWith(`cards/${own.join('-')}.yaml`)) return 0;
  return title.includes(name) ? 1 : 2;
};
