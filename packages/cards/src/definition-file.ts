/** Where a card's definition stands, by its facts. */
import type { CardFacts } from './facts/card-facts.ts';

/** A card's name as files are named after it: `magic-cylinder`. */
export const fileNameOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/'/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .join('-');

/** The definition's file within `src/definitions`: `traps/magic-cylinder.ts`. */
export const definitionFileOf = (facts: CardFacts): string =>
  `${folderOf(facts)}/${fileNameOf(facts.names.en)}.ts`;

/** The constant that the file holds: `magicCylinder`; a name cannot begin with a digit. */
export const definitionNameOf = ({ names }: CardFacts): string =>
  fileNameOf(names.en)
    .replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
    .replace(/^(?=\d)/, '_');

const folderOf = (facts: CardFacts): string => {
  if (facts.kind !== 'monster') return `${facts.kind}s`;
  return ['fusion', 'synchro', 'xyz', 'link'].includes(facts.frame) ? 'extra-deck' : 'monsters';
};
