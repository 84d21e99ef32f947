import { loaded } from '../app/load.ts';

/** The documents of the rulings, each loaded when one of its rulings is opened. */
const TEXTS = import.meta.glob<string>('../../../rulings/rulings/**/*.yaml', {
  query: '?raw',
  import: 'default',
});
const FOLDER = '../../../rulings/rulings/';

/** The text of a document; null where there is none of this name. */
export const documentText = async (file: string): Promise<string | null> => {
  const load = TEXTS[`${FOLDER}${file}`];
  return load ? loaded(load) : null;
};
