/** Fusion Summons as a verb: "Fusion Summon 1 Dragon Fusion Monster from your Extra Deck, using monsters from your hand or field as material". */
import type { ActionOf, Filter } from '@spellspeed/engine/language';
import { hintsOf } from '../grammar/hint.ts';
import { checked, eitherOf, NUMBER, oneOf, type Reader, readOnly, words } from '../grammar/phrase.ts';
import { isThis } from '../meaning/filters.ts';
import { boundKey, introduce, type Mention } from '../memory.ts';
import { freshName } from './chosen.ts';
import { NOUN } from './noun.ts';
import { A_CARD, deed, perhaps, type Said } from './said.ts';
import { act, type Speech } from './speech.ts';

type FusionSummon = ActionOf<'fusion-summon'>;
/** "by shuffling monsters from your GY into the Deck as material, including a Dragon monster" */
const sayFusionSummon = (
  { monster, materials, count, including, into, entire, as }: FusionSummon,
  speech: Speech,
): string => {
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
  const number = count === undefined ? { min: 1, max: 60 } : { min: count, max: count };
  const any = speech.words.phrase(materials, { count: number, place: 'from' }, speech);
  const used = any.replace(/^any number of /, '');
  const card =
    including && (isThis(including) ? 'this card' : speech.words.phrase(including, { count: 'a' }, speech));
  const must = card ? `, including ${card}` : '';
  const use = into ? USES[into] : USING;
  const said = act(speech, 'Fusion Summon', `${fusion}, ${use[0]} ${used}${use[1]} as material${must}`);
  if (as) introduce(speech.memory, boundKey(as), SUMMONED);
  return said;
};
const SUMMONED: Mention = { noun: 'monster', number: 'one', zones: ['monsters'], as: 'other' };
const USING = ['using', ''] as const;
const USES = { banished: ['by banishing', ''], deck: ['by shuffling', ' into the Deck'] } as const;
const CARDS: Said<Filter> = readOnly(NOUN);
/** ", including this card" */
const IS_THIS: Filter = [{ test: 'is', what: { ref: 'this' } }];
const INCLUDING = perhaps<FusionSummon>()`, including ${{ including: oneOf(words('this card', IS_THIS), A_CARD) }}`;
/** The same with a name for what is Summoned, in case the text comes back to it. */
const alsoNamed = (found: Reader<FusionSummon, Speech>): Reader<FusionSummon, Speech> => ({
  ...hintsOf(found),
  read: (text, at, speech) =>
    found
      .read(text, at, speech)
      .flatMap((one) => [one, { ...one, value: { ...one.value, as: freshName(speech.memory) } }]),
});
export const FUSION_SUMMON: Said<FusionSummon> = checked(
  sayFusionSummon,
  alsoNamed(
    eitherOf(
      deed(
        'fusion-summon',
        'Fusion Summon',
      )` 1 ${{ monster: CARDS }}, using ${{ materials: CARDS }} as material${INCLUDING}`,
      deed(
        'fusion-summon',
        'Fusion Summon',
      )` 1 ${{ monster: CARDS }}, using ${{ count: NUMBER }} ${{ materials: CARDS }} as material${INCLUDING}`,
      deed('fusion-summon', 'Fusion Summon', {
        into: 'banished',
      })` 1 ${{ monster: CARDS }}, by banishing ${{ materials: CARDS }} as material${INCLUDING}`,
      deed('fusion-summon', 'Fusion Summon', {
        into: 'deck',
      })` 1 ${{ monster: CARDS }}, by shuffling ${{ materials: CARDS }} into the Deck as material${INCLUDING}`,
    ),
  ),
);
