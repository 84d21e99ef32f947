/** How a monster was Summoned, what was used for it, and what became of what was. */
import type { Filter, Test } from '@spellspeed/engine/language';
import { zonesOf } from '../meaning/places.ts';
import { aside } from '../memory.ts';
import { after } from './article.ts';
import type { Nominal } from './noun.ts';
import type { Speech } from './speech.ts';
import { SUMMON_MANNERS } from './terms.ts';

/** "Evocat~ Link", "Synchro Evocat~" */
export const summonedWords = (way: keyof typeof SUMMON_MANNERS): string =>
  way === 'synchro' ? 'Synchro Evocat~' : `Evocat~ ${SUMMON_MANNERS[way]}`;
/** "utilizzati per Evocarla", "utilizzati per Evocare quel mostro" */
export const usedToSummon = (summoned: Nominal): string =>
  summoned.pronoun
    ? `utilizzat~ per Evocar${summoned.gender === 'f' ? 'la' : 'lo'}`
    : `utilizzat~ per Evocare ${summoned.text}`;
/** `utilizzando "X" come materiale` */
export const sayUsed = (
  { material, ofItsName, asTuner }: Extract<Test, { test: 'summoned-using' }>,
  speech: Speech,
): string => {
  const filter = material.length === 0 ? ANY_MONSTER : material;
  const { text } = speech.words.phrase(filter, { count: 'a' }, aside(speech));
  const end = text.includes(', eccetto') ? ',' : '';
  return `utilizzando ${ofItsName ? `${text} con il suo stesso nome` : text}${end} come ${asTuner ? 'Tuner' : 'materiale'}`;
};
const ANY_MONSTER: Filter = [{ test: 'kind', kind: 'monster' }];
/** What it was equipped to may have become material. */
export const sayEquippedTo = (host: Filter, speech: Speech): string =>
  zonesOf(host).join() === 'material'
    ? 'il cui mostro equipaggiato è diventato Materiale Xyz'
    : `equipaggiat~ ${after('a', speech.words.phrase(host, { count: 'a' }, speech).text)}`;
