/** In the place of `ready-made-texts.ts` where the package is built for Node, which reads at once what a page has to carry. */
import { dataFile } from './facts/data-file.ts';

const DEFINITIONS = dataFile(() => new URL('../../prepared/first-cards.jsonl', import.meta.url));

export const firstDefinitions = (): string => DEFINITIONS.text() ?? '';
/** Node reads the facts of all cards. */
export const readyMadeFacts = (): string => '';
