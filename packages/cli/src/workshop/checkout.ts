/** The checkout of the project in which cards are written. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGES } from '../evidence/sources.ts';
import { Trouble } from '../trouble.ts';

/** Files of the project, named from its root as messages name them. */
export const DEFINITIONS = 'packages/cards/src/definitions';
export const FACTS_FILE = 'packages/cards/src/facts/facts-more.ts';
export const SERIES_NAMES_FILE = 'packages/cards/src/other-names.ts';
export const CARD_NAMES_FILE = 'packages/cards/src/other-card-names.ts';
export const CARD_RULINGS = 'packages/rulings/rulings/cards';
export const CARDTEXT = 'packages/cardtext/src';
/** The script that builds the packages. */
export const BUILDER = 'scripts/build/build.mjs';

/** The root of the checkout that this program was started from; packages as they are installed have no scripts. */
export const findCheckout = (root = join(PACKAGES, '..')): string => {
  if ([DEFINITIONS, FACTS_FILE, CARD_RULINGS, BUILDER].every((path) => existsSync(join(root, path))))
    return root;
  throw new Trouble(
    'Cards are written in a checkout of Spellspeed, and this program does not run from one.',
    `It runs from ${root}. Clone the project, run "npm install" in it, and use "npx spellspeed" there.`,
  );
};
