/** Fusion Summons as a verb: "Fusion Summon 1 Dragon Fusion Monster from your Extra Deck, using monsters from your hand or field as material". */
import type { ActionOf, Filter } from '@spellspeed/engine/language';
import { checked, eitherOf, readOnly } from '../grammar/phrase.ts';
import { NOUN } from './noun.ts';
import { deed, type Said } from './said.ts';
import { act, type Speech } from './speech.ts';

type FusionSummon = ActionOf<'fusion-summon'>;
const sayFusionSummon = ({ monster, materials, into, entire }: FusionSummon, speech: Speech): string => {
  if (entire) {
    const only = speech.words.phrase(materials, { count: 'singular' }, speech);
    const wanted = speech.words.phrase(monster, { count: { min: 1, max: 1 }, place: 'from' }, speech);
    return act(
      speech,
      'Fusion Summon',
      `${wanted} that mentions ${only} as material, using only ${only} as material`,
    );
  }
  const fusion = speech.words.phrase(monster, { count: { min: 1, max: 1 }, place: 'from' }, speech);
  const any = speech.words.phrase(materials, { count: { min: 1, max: 60 }, place: 'from' }, speech);
  const used = any.replace(/^any number of /, '');
  return act(speech, 'Fusion Summon', `${fusion}, ${into ? 'by banishing' : 'using'} ${used} as material`);
};
const CARDS: Said<Filter> = readOnly(NOUN);
export const FUSION_SUMMON: Said<FusionSummon> = checked(
  sayFusionSummon,
  eitherOf(
    deed(
      'fusion-summon',
      'Fusion Summon',
    )` 1 ${{ monster: CARDS }}, using ${{ materials: CARDS }} as material`,
    deed('fusion-summon', 'Fusion Summon', {
      into: 'banished',
    })` 1 ${{ monster: CARDS }}, by banishing ${{ materials: CARDS }} as material`,
  ),
);
