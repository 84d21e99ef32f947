/** Of whom a modifier speaks. */
import type { Affected, Filter } from '@spellspeed/engine/language';
import { rememberAffected } from '../meaning/affected.ts';
import { aside } from '../memory.ts';
import { headNoun } from './phrase.ts';
import { type Speech, type Subject, who } from './speech.ts';

export const subjectOf = (affected: Affected, speech: Speech): Subject => {
  const name = nameOf(affected, speech);
  rememberAffected(affected, speech.memory, (filter) => headNoun(filter, aside(speech)));
  return affected.affects === 'player'
    ? { name, is: 'player', side: affected.side }
    : { name, is: 'card', side: 'any' };
};
const nameOf = (affected: Affected, speech: Speech): string => {
  switch (affected.affects) {
    case 'referenced':
      return speech.words.reference(affected.what, speech);
    case 'matching':
      return speech.words.phrase(affected.filter, {}, speech);
    case 'matching-now':
      return allOf(affected.filter, speech);
    case 'player':
      return who(affected.side, speech);
  }
};
/** "自分フィールドの全ての機械族モンスター" */
const allOf = (filter: Filter, speech: Speech): string =>
  speech.words.phrase(filter, {}, speech).replace(/(フィールド|墓地|ゾーン)の(?!.*以外の)/, '$1の全ての');
