/** Why an answer cannot be taken back, as a refusal. */
import { refuse, type TableRefusal, type UndoObstacle } from '../protocol/refusal.ts';

const WORDS: { readonly [why in UndoObstacle]: string } = {
  nothing: 'You have decided nothing that can be taken back.',
  answered: 'The other player has decided something since.',
  shown: 'Somebody has seen a card since that was hidden before.',
  chance: 'Chance has decided something since.',
  over: 'The Duel has ended since.',
  asked: 'You have asked for it already.',
};
export const notUndone = (why: UndoObstacle): TableRefusal => ({ ...refuse('not-undone', WORDS[why]), why });
