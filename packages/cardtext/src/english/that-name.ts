import { among } from '../grammar/phrase.ts';
import { keyOf } from '../memory.ts';
import { pointersIn } from './reference.ts';
import type { Said } from './said.ts';
import type { TestOf } from './trait.ts';

/** "that name": of the card that is in mind, where it is one of which the text has spoken. */
export const THAT_NAME: Said<TestOf<'same-name'>> = among(
  (speech, ahead) =>
    ahead.startsWith('that name')
      ? pointersIn(speech)
          .filter((one) => one.ref === 'bound' && keyOf(one) === speech.memory.focus)
          .map((as) => ({ test: 'same-name', as }) as const)
      : [],
  () => 'that name',
);
