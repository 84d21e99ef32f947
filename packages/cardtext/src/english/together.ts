/** What two parts say together: "each player chooses 1 monster they control". */
import type { Action } from '@spellspeed/engine/language';
import { mirroredChoice } from '../meaning/sequence.ts';
import { sayCards } from './cards.ts';
import type { Speech } from './speech.ts';

interface Mirrored {
  /** What has been said already, with the word that leads on. */
  readonly said: string;
  readonly rest: readonly Action[];
}

/** You choose of yours and the opponent of theirs: "each player chooses …". */
export const sayMirroredChoice = (parts: readonly Action[], speech: Speech): Mirrored => {
  const choice = mirroredChoice(parts);
  if (!choice) return { said: '', rest: parts };
  const { yours, theirs, done, rest } = choice;
  const each: Speech = { ...speech, mood: 'third-person', you: 'they' };
  sayCards(theirs, { ...speech });
  const said = `each player chooses ${sayCards(yours, each)} and ${speech.words.action(done, each)}`;
  return { said: rest.length === 0 ? said : `${said}, and if you do, `, rest };
};
