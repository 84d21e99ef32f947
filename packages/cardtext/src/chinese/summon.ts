/** Summons that an effect performs with materials. */

import type { ActionOf, Filter, MaterialsUsed } from '@spellspeed/engine/language';
import { aside, boundKey, introduce, type Mention } from '../memory.ts';
import { sayPlace } from './place.ts';
import { ONE, type Speech } from './speech.ts';
import { either } from './terms.ts';
import { draftOf } from './test.ts';

/** "从额外卡组", "从手卡" */
const fromOf = (filter: ActionOf<'fusion-summon'>['monster'], speech: Speech): string => {
  const { places } = draftOf(filter, aside(speech));
  return places.length === 0 ? '' : `从${either(places.map((place) => sayPlace(place, speech)))}`;
};

const SUMMONED: Mention = { noun: '怪兽', number: 'one', zones: ['monsters'], as: 'other' };
const USED = { banished: '除外', deck: '回到卡组' } as const;
/** "从自己的手卡·场上把融合怪兽卡决定的融合素材怪兽送去墓地，把那1只融合怪兽从额外卡组融合召唤" */
export const fusionSummon = (
  { monster, materials, count, including, into, entire, as }: ActionOf<'fusion-summon'>,
  speech: Speech,
): string => {
  const summoned = speech.words.phrase(monster, { where: 'unsaid' }, speech);
  if (entire) {
    const only = speech.words.phrase(materials, { where: 'unsaid' }, speech);
    return `只把${only}作为融合素材，把有${only}的卡名作为融合素材记述的1只${summoned}${fromOf(monster, speech)}融合召唤`;
  }
  const kind = speech.words.phrase(
    materials.filter(({ test }) => test !== 'in' && test !== 'either'),
    { where: 'unsaid' },
    speech,
  );
  const which = kind === '卡' || kind === '怪兽' ? '融合素材怪兽' : `${kind}（融合素材）`;
  const used = count === undefined ? which : `${count}只${which}`;
  const means = into ? USED[into] : '送去墓地';
  const must = including ? `（必须包含${speech.words.phrase(including, {}, speech)}）` : '';
  const said = `${fromOf(materials, speech)}把${summoned}卡决定的${used}${must}${means}，把那1只融合怪兽${fromOf(monster, speech)}融合召唤`;
  if (as) introduce(speech.memory, boundKey(as), SUMMONED);
  return said;
};

/** "等级合计直到变成仪式召唤的怪兽的等级以上为止，把自己的手卡·场上的怪兽解放，从手卡把1只仪式怪兽仪式召唤" */
export const ritualSummon = (
  { monster, tributes, sent, banished, shuffled, levels }: ActionOf<'ritual-summon'>,
  speech: Speech,
): string => {
  const ritual = speech.words.phrase(monster, { count: ONE, where: 'unsaid' }, speech);
  const used = speech.words.phrase(tributes, sent ? { where: 'unsaid' } : {}, speech);
  const instead = banished ? `或者作为解放的代替而把${speech.words.phrase(banished, {}, speech)}除外` : '';
  const sum =
    levels === 'exact'
      ? '等级合计直到变成和仪式召唤的怪兽相同为止'
      : '等级合计直到变成仪式召唤的怪兽的等级以上为止';
  const summon = `${sum}，${sent ? fromOf(tributes, speech) : ''}把${used}${sent ? '送去墓地' : '解放'}${instead}，${fromOf(monster, speech)}把${ritual}仪式召唤`;
  return shuffled ? `${summon}。${sayShuffled(shuffled, speech)}` : summon;
};
const sayShuffled = (
  { cards, if: condition }: NonNullable<ActionOf<'ritual-summon'>['shuffled']>,
  speech: Speech,
): string => {
  const when = condition ? `${speech.words.condition(condition, speech).yes}的场合，` : '';
  return `${when}${speech.words.phrase(cards, {}, speech)}也能作为解放的代替而回到卡组`;
};

/** "把1只怪兽在那只怪兽上面重叠当作超量召唤从额外卡组特殊召唤" */
export const xyzSummonOver = ({ monster, over, as }: ActionOf<'xyz-summon-over'>, speech: Speech): string => {
  const summoned = speech.words.phrase(monster, { count: ONE, where: 'unsaid' }, speech);
  const said = `把${summoned}在${speech.words.reference(over, speech)}上面重叠当作超量召唤${fromOf(monster, speech)}特殊召唤`;
  if (as) introduce(speech.memory, boundKey(as), SUMMONED);
  return said;
};

/** "只用自己场上的…为超量素材把1只…超量召唤" */
/** "只用那只怪兽和这张卡", "用包含…的自己场上的怪兽" */
export const usedMaterials = (used: MaterialsUsed, speech: Speech): string => {
  if (used.using)
    return `用包含${speech.words.reference(used.using, speech)}的${speech.players.you}场上的怪兽`;
  if (used.materials === undefined)
    return `只用${used.usingOnly.map((what) => speech.words.reference(what, speech)).join('和')}`;
  const cards = speech.words.phrase(used.materials, {}, speech);
  return used.including
    ? `用包含${speech.words.phrase(used.including, { where: 'unsaid' }, speech)}的${cards}`
    : `只用${cards}`;
};
export const materialSummon = (
  kind: string,
  {
    monster,
    ...used
  }: ActionOf<'synchro-summon' | 'xyz-summon' | 'link-summon'> & { readonly monster: Filter },
  speech: Speech,
): string => {
  const what = speech.words.phrase(monster, { count: ONE, where: 'unsaid' }, speech);
  return `${usedMaterials(used, speech)}为${kind}素材${fromOf(monster, speech)}把${what}${kind}召唤`;
};
