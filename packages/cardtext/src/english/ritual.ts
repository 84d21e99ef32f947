/** Ritual Summons as a verb: "Ritual Summon 1 "X" from your hand, by Tributing monsters …". */
import type { ActionOf, Filter } from '@spellspeed/engine/language';
import { checked, eitherOf, readOnly } from '../grammar/phrase.ts';
import { NOUN } from './noun.ts';
import { deed, type Said } from './said.ts';
import { act, type Speech } from './speech.ts';

type RitualSummon = ActionOf<'ritual-summon'>;
const ONE = { min: 1, max: 1 } as const;
/** "If you control …, you can also use … in your GY, by shuffling them into the Deck" */
const sayShuffled = (
  { cards, if: condition }: NonNullable<ActionOf<'ritual-summon'>['shuffled']>,
  speech: Speech,
): string => {
  const when = condition ? ` (if ${speech.words.condition(condition, speech).yes},` : ' (';
  const also = speech.words.phrase(cards, { count: 'plural' }, speech);
  return `${when} ${speech.you} can also use ${also}, by shuffling them into the Deck)`;
};

const sayRitualSummon = (
  { monster, tributes, sent, banished, shuffled, levels }: RitualSummon,
  speech: Speech,
): string => {
  const ritual = speech.words.phrase(monster, { count: ONE, place: 'from' }, speech);
  const any = speech.words.phrase(tributes, { count: { min: 1, max: 60 }, place: 'from' }, speech);
  const used = any.replace(/^any number of /, '');
  const instead = banished
    ? `, and/or banishing ${speech.words.phrase(banished, { count: 'plural', place: 'from' }, speech)},`
    : '';
  const sum = levels === 'exact' ? 'exactly equal' : 'equal or exceed';
  return `${act(speech, 'Ritual Summon', ritual)}, by ${sent ? `sending ${used} to the GY` : `Tributing ${used}`}${instead} whose total Levels ${sum} its Level${shuffled ? sayShuffled(shuffled, speech) : ''}`;
};
const CARDS: Said<Filter> = readOnly(NOUN);
export const RITUAL_SUMMON: Said<RitualSummon> = checked(
  sayRitualSummon,
  eitherOf(
    ...(
      [
        ['equal or exceed', 'or-more'],
        ['exactly equal', 'exact'],
      ] as const
    ).map(
      ([sum, levels]) =>
        deed('ritual-summon', 'Ritual Summon', {
          levels,
        })` 1 ${{ monster: CARDS }}, by Tributing ${{ tributes: CARDS }} whose total Levels ${sum} its Level`,
    ),
  ),
);
