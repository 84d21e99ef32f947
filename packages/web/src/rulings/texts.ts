import TEXTS from 'virtual:rulings/texts';
import { loaded } from '../app/load.ts';
import { textGroupOf } from './text-group.ts';

/** The text of a document, loaded with those of its group when one of their rulings is opened; null where there is none of this name. */
export const documentText = async (file: string): Promise<string | null> => {
  const load = TEXTS[textGroupOf(file)];
  return load === undefined ? null : ((await loaded(load))[file] ?? null);
};
