/** What two parts say together: "ogni giocatore sceglie 1 mostro che controlla". */
import type { Action } from '@spellspeed/engine/language';
import { mirroredChoice } from '../meaning/sequence.ts';
import { sayCards } from './cards.ts';
import type { Speech } from './speech.ts';

interface Mirrored {
  /** What has been said already, with the word that leads on. */
  readonly said: string;
  readonly rest: readonly Action[];
}

/** You choose of yours and the opponent of theirs: "ogni giocatore sceglie …". */
export const sayMirroredChoice = (parts: readonly Action[], speech: Speech): Mirrored => {
  const choice = mirroredChoice(parts);
  if (!choice) return { said: '', rest: parts };
  const { yours, theirs, done, rest } = choice;
  const each: Speech = { ...speech, mood: 'third-person', you: 'lui' };
  sayCards(theirs, { ...speech });
  const said = `ogni giocatore sceglie ${sayCards(yours, each).text} e ${speech.words.action(done, each)}`;
  return { said: rest.length === 0 ? said : `${said} e, se lo fai, `, rest };
};
