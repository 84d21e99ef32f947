/** What a monster was Summoned with: "using "X" as material". */
import type { Filter, Test } from '@spellspeed/engine/language';
import { aside } from '../memory.ts';
import type { Speech } from './speech.ts';

export const sayUsed = (
  { way, material, ofItsName, asTuner }: Extract<Test, { test: 'summoned-using' }>,
  speech: Speech,
): string => {
  const filter = material.length === 0 ? MONSTER : material;
  const used = speech.words.phrase(filter, { count: 'a' }, aside(speech));
  if (way === 'tribute') return `by Tributing ${used}`;
  const end = used.includes(', except') ? ',' : '';
  return `using ${ofItsName ? `${used} with its same name` : used}${end} as ${asTuner ? 'a Tuner' : 'material'}`;
};
const MONSTER: Filter = [{ test: 'kind', kind: 'monster' }];
