/** Summons that an effect performs with materials. */
import type { ActionOf, Filter, MaterialsUsed } from '@spellspeed/engine/language';
import { aside, boundKey, introduce, type Mention } from '../memory.ts';
import { type Clause, clause, inCase } from './clause.ts';
import { sayPlace } from './place.ts';
import { ONE, type Speech } from './speech.ts';
import { either, wide } from './terms.ts';
import { draftOf } from './test.ts';
import { suru } from './verb.ts';

/** "ＥＸデッキから", "手札から" */
const fromOf = (filter: Filter, speech: Speech): string => {
  const { places } = draftOf(filter, aside(speech));
  return places.length === 0 ? '' : `${either(places.map((place) => sayPlace(place, speech)))}から`;
};
const summoned = (filter: Filter, speech: Speech): string =>
  `${fromOf(filter, speech)}${speech.words.phrase(filter, { count: ONE, where: 'unsaid' }, speech)}を`;

const SUMMONED: Mention = { noun: 'モンスター', number: 'one', zones: ['monsters'], as: 'other' };
const USED = { banished: '融合素材として除外し', deck: '融合素材としてデッキに戻し' } as const;
/** "自分の手札・フィールドのモンスターを融合素材とし、ＥＸデッキから融合モンスター１体を融合召喚する" */
export const fusionSummon = (
  { monster, materials, count, including, into, entire, as }: ActionOf<'fusion-summon'>,
  speech: Speech,
): Clause => {
  if (entire) {
    const only = speech.words.phrase(materials, {}, speech);
    const named = `${only}のカード名が融合素材として記されている${summoned(monster, speech)}`;
    return clause(`${only}のみを融合素材とし、${named}`, suru('融合召喚'));
  }
  const cards = speech.words.phrase(materials, {}, speech).replace(/カード$/, 'モンスター');
  const used = count === undefined ? cards : `${cards}${wide(count)}体`;
  const means = into ? USED[into] : '融合素材とし';
  const must = including ? `${speech.words.phrase(including, {}, speech)}を含む` : '';
  const said = clause(`${must}${used}を${means}、${summoned(monster, speech)}`, suru('融合召喚'));
  if (as) introduce(speech.memory, boundKey(as), SUMMONED);
  return said;
};

/** "レベルの合計が儀式召喚するモンスターのレベル以上になるように、自分の手札・フィールドのモンスターをリリースし、…を儀式召喚する" */
export const ritualSummon = (
  { monster, tributes, sent, banished, shuffled, levels }: ActionOf<'ritual-summon'>,
  speech: Speech,
): Clause => {
  const used = speech.words.phrase(tributes, {}, speech);
  const means = banished
    ? `${used}をリリース、またはリリースの代わりに${speech.words.phrase(banished, {}, speech)}を除外し`
    : `${used}を${sent ? '墓地へ送り' : 'リリースし'}`;
  const sum = levels === 'exact' ? 'と同じ' : '以上';
  const summon = `レベルの合計が儀式召喚するモンスターのレベル${sum}になるように、${means}、${summoned(monster, speech)}`;
  const ritual = suru('儀式召喚');
  return shuffled ? sayShuffled(`${summon}儀式召喚する。`, shuffled, speech) : clause(summon, ritual);
};
const sayShuffled = (
  before: string,
  { cards, if: condition }: NonNullable<ActionOf<'ritual-summon'>['shuffled']>,
  speech: Speech,
): Clause => {
  const when = condition ? `${inCase(speech.words.condition(condition, speech).yes)}、` : '';
  const what = speech.words.phrase(cards, {}, speech);
  return clause(`${before}${when}${what}もリリースの代わりにデッキに`, MAY_RETURN);
};
const MAY_RETURN = { stem: '戻す事ができ', changes: 'ichidan' } as const;

/** "このカードを含む自分フィールドのモンスターを素材としてＳ召喚する" */
export const synchroSummon = (action: ActionOf<'synchro-summon'>, speech: Speech): Clause =>
  clause(
    `${usedMaterials(action, speech)}を素材として${action.monster ? summoned(action.monster, speech) : ''}`,
    suru('Ｓ召喚'),
  );
/** "そのモンスターとこのカードのみ", "…を含む自分フィールドのモンスター" */
const usedMaterials = (used: MaterialsUsed, speech: Speech): string => {
  if (used.using)
    return `${speech.words.reference(used.using, speech)}を含む${speech.players.you}フィールドのモンスター`;
  if (used.materials === undefined)
    return `${used.usingOnly.map((what) => speech.words.reference(what, speech)).join('と')}のみ`;
  const cards = speech.words.phrase(used.materials, {}, speech);
  return used.including
    ? `${speech.words.phrase(used.including, { where: 'unsaid' }, speech)}を含む${cards}`
    : `${cards}のみ`;
};

/** The same of an Xyz or a Link Monster: "…を素材としてＬモンスター１体をＬ召喚する" */
export const materialSummon = (
  deed: string,
  action: ActionOf<'xyz-summon' | 'link-summon'>,
  speech: Speech,
): Clause => {
  const materials = usedMaterials(action, speech);
  return clause(`${materials}を素材として${summoned(action.monster, speech)}`, suru(deed));
};

/** "ＥＸデッキからモンスター１体を、そのモンスターの上に重ねてＸ召喚扱いとして特殊召喚する" */
export const xyzSummonOver = ({ monster, over, as }: ActionOf<'xyz-summon-over'>, speech: Speech): Clause => {
  const above = `${speech.words.reference(over, speech)}の上に重ねて`;
  const said = clause(`${summoned(monster, speech)}、${above}Ｘ召喚扱いとして`, suru('特殊召喚'));
  if (as) introduce(speech.memory, boundKey(as), SUMMONED);
  return said;
};
