/** Usage limits. Those of a copy stand before the effect, those of a name before all effects: "这个卡名的①②的效果1回合各能使用1次". */
import type { Limit } from '@spellspeed/engine/language';
import { type KindOfEffects, kindOfEffects, limitGroups } from '../meaning/limits.ts';
import { isNumbered, summoningOf } from '../meaning/summoning.ts';
import type { Scene } from '../wording.ts';
import { circled } from './terms.ts';

const WITHIN: { readonly [within in Limit['within']]: string } = {
  turn: '1回合',
  duel: '决斗中',
  chain: '同一连锁上',
  battle: '1次战斗',
  'battle-phase': '1次战斗阶段',
  stay: '只要在场上表侧表示存在',
};
interface Limited {
  readonly limit?: Limit | undefined;
}
/** "1回合1次"; "1回合只能有1次" where no more is allowed */
export const howOften = ({ times, within }: Limit): string => `${WITHIN[within]}${times}次`;
export const howOftenOnly = ({ times, within }: Limit): string => `${WITHIN[within]}只能有${times}次`;
/** "1回合1次" */
export const limitHeading = ({ limit }: Limited): string => {
  if (limit?.of !== 'copy') return '';
  const only = limit.within === 'turn' || limit.within === 'chain' ? '' : '只有';
  return `${WITHIN[limit.within]}${only}${limit.times}次`;
};

const SENTENCES: { readonly [of in Exclude<Limit['of'], 'copy'>]: (limit: Limit, which: Which) => string } = {
  'any-copy': ({ times, within }, { effects }) =>
    `这张卡的${effects}${WITHIN[within]}只能有${times}次使用其中任意1个`,
  use: ({ times, within }, { name, effects, many }) =>
    `${name}的${effects}${WITHIN[within]}${many ? '各能' : times > 1 ? '可以' : '只能'}使用${often(times)}`,
  'any-use': ({ times, within }, { name, effects }) =>
    `${name}的${effects}${WITHIN[within]}只能有${times}次使用其中任意1个`,
  activation: ({ times, within }, { name }) => `${name}的卡在${WITHIN[within]}只能发动${times}张`,
};
const often = (times: number): string => (times === 1 ? '1次' : `最多${times}次`);
/** Which effects a limit is about. */
interface Which {
  readonly name: string;
  readonly effects: string;
  readonly many: boolean;
}

/** The limits that name the card, one sentence for those that say the same. */
export const sayLimits = (
  { card }: Scene,
  where: 'pendulum' | 'monster',
  numberOfEffects: number,
): readonly string[] => {
  const own = where === 'monster' && isNumbered(card) && summoningOf(card)?.procedure?.limit;
  const summons = own ? [`这个卡名的①的方法的特殊召唤${howOftenOnly(own)}`] : [];
  const kind = KINDS[kindOfEffects(card, where)];
  const sentences = limitGroups(card, where, numberOfEffects).map(({ limit, numbers, isForSeveral }) =>
    SENTENCES[limit.of](limit, {
      name: '这个卡名',
      effects: numbers.length === 0 ? kind : `${numbers.map(circled).join('')}的${kind}`,
      many: isForSeveral,
    }),
  );
  return [...summons, ...sentences];
};
const KINDS: { readonly [kind in KindOfEffects]: string } = {
  effect: '效果',
  'pendulum-effect': '灵摆效果',
  'monster-effect': '怪兽效果',
};
