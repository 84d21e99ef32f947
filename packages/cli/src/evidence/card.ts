/** The rulings in which a card appears. */
import { type CardFacts, fileNameOf } from '@spellspeed/cards';
import { evidence } from './kept-evidence.ts';
import type { Place } from './sources.ts';

/** A document with the card on the field or in a command. */
export interface CardRuling extends Place {
  readonly title: string;
}

/** All rulings with this card, told by their titles: those of its own file first, then those that name it in their titles. */
export const rulingsWith = async ({ passcode, names }: CardFacts): Promise<readonly CardRuling[]> =>
  (await evidence([String(passcode)])).rulings
    .filter(({ cards }) => cards.includes(passcode))
    .sort((one, other) => rankOf(one, names.en) - rankOf(other, names.en))
    .map(({ file, line, title }) => ({ file, line, title }));

/** A document of the card's own file, one that names it in its title, another one. */
export const rankOf = (
  { file, title }: { readonly file: string; readonly title: string },
  name: string,
): number => {
  if (file.endsWith(`cards/${fileNameOf(name)}.yaml`)) return 0;
  return title.includes(name) ? 1 : 2;
};
