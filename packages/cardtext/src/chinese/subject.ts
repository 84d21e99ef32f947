/** Of whom a modifier speaks. */
import type { Affected } from '@spellspeed/engine/language';
import { rememberAffected } from '../meaning/affected.ts';
import { aside } from '../memory.ts';
import { headNoun } from './phrase.ts';
import { type Speech, type Subject, who } from './speech.ts';

export const THIS_CARD: Subject = { name: '这张卡', is: 'card', side: 'any' };

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
      return affected.side === 'any' ? '双方' : who(affected.side, speech);
  }
};
const allOf = (filter: Extract<Affected, { affects: 'matching-now' }>['filter'], speech: Speech): string => {
  const phrase = speech.words.phrase(filter, {}, speech);
  return /(怪兽|卡)$/.test(phrase) && phrase.includes('的')
    ? phrase.replace(/(场上|墓地|区域)的/, '$1的全部')
    : phrase;
};
