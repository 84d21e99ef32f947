/** A card as its definition is written now. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Card } from '@spellspeed/engine';
import { messageOfThrown, Trouble } from '../trouble.ts';

/** The script of the checkout that loads a definition without a build. */
const LOADER = 'scripts/build/definition.mjs';
interface Loader {
  readonly definitionIn: (file: string) => Promise<readonly unknown[]>;
}
const isCard = (value: unknown): value is Card =>
  typeof value === 'object' && value !== null && 'passcode' in value && 'effects' in value;

/** The card that a file of the checkout defines; `file` is named from the root. */
export const freshDefinition = async (root: string, file: string): Promise<Card> => {
  const { definitionIn } = (await import(pathToFileURL(join(root, LOADER)).href)) as Loader;
  let found: readonly unknown[];
  try {
    found = await definitionIn(file);
  } catch (thrown) {
    throw new Trouble(`${file} cannot be read: ${messageOfThrown(thrown)}`);
  }
  const [card, ...others] = found.filter(isCard);
  if (card !== undefined && others.length === 0) return card;
  throw new Trouble(
    `${file} defines ${card === undefined ? 'no card' : 'more than one card'}; it is to define one.`,
  );
};
