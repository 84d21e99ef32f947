/** Whom something affects, under the name by which later parts speak of them. */
import type { Affected } from '@spellspeed/engine/language';
import { introduce, keyOf, type Memory, mentionOf } from '../memory.ts';
import type { NounFor } from './cards.ts';

/** Remembers those affected, if the definition gives them a name: "those monsters". */
export const rememberAffected = (affected: Affected, memory: Memory, nounFor: NounFor): void => {
  if (!('as' in affected) || affected.as === undefined) return;
  const known = affected.affects === 'referenced' ? mentionOf(memory, affected.what) : undefined;
  const noun = 'filter' in affected ? nounFor(affected.filter) : (known?.noun ?? nounFor([]));
  const number = affected.affects === 'referenced' ? (known?.number ?? 'one') : 'several';
  const key = keyOf({ ref: 'still-affected', name: affected.as });
  introduce(memory, key, { noun, number, zones: [], as: 'other' });
};
