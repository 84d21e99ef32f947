/** Usage limits. Those of a copy stand before the effect, those of a name before all effects: "このカード名の①②の効果はそれぞれ１ターンに１度しか使用できない". */
import type { Limit } from '@spellspeed/engine/language';
import { type KindOfEffects, kindOfEffects, limitGroups } from '../meaning/limits.ts';
import { isNumbered, summoningOf } from '../meaning/summoning.ts';
import type { Scene } from '../wording.ts';
import { circled, wide } from './terms.ts';

const WITHIN: { readonly [within in Limit['within']]: string } = {
  turn: '１ターンに',
  duel: 'デュエル中に',
  chain: '同一チェーン上で',
  battle: '１度の戦闘中に',
  'battle-phase': '１度のバトルフェイズ中に',
  stay: 'フィールドに表側表示で存在する限り',
};
interface Limited {
  readonly limit?: Limit | undefined;
}
/** "１ターンに１度" */
export const limitHeading = ({ limit }: Limited): string => {
  if (limit?.of !== 'copy') return '';
  const only = limit.within === 'stay' ? 'だけ' : '';
  return `${WITHIN[limit.within]}${wide(limit.times)}度${only}`;
};

const SENTENCES: { readonly [of in Exclude<Limit['of'], 'copy'>]: (limit: Limit, which: Which) => string } = {
  'any-copy': (limit, { effects }) => `このカードの${effects}は${often(limit)}、いずれか１つしか使用できない`,
  use: (limit, { effects, many }) => {
    const each = many ? 'それぞれ' : '';
    return limit.times === 1
      ? `このカード名の${effects}は${each}${often(limit)}しか使用できない`
      : `このカード名の${effects}は${each}${often(limit)}まで使用できる`;
  },
  'any-use': (limit, { effects }) =>
    `このカード名の${effects}は${often(limit)}、いずれか１つしか使用できない`,
  activation: ({ times, within }) =>
    `このカード名のカードは${WITHIN[within]}${wide(times)}枚しか発動できない`,
};
/** "１ターンに１度" */
export const often = ({ times, within }: Limit): string => `${WITHIN[within]}${wide(times)}度`;
/** Which effects a limit is about. */
interface Which {
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
  const summons = own ? [`このカード名の①の方法による特殊召喚は${often(own)}しかできない`] : [];
  const kind = KINDS[kindOfEffects(card, where)];
  const sentences = limitGroups(card, where, numberOfEffects).map(({ limit, numbers, isForSeveral }) =>
    SENTENCES[limit.of](limit, {
      effects: numbers.length === 0 ? kind : `${numbers.map(circled).join('')}の${kind}`,
      many: isForSeveral,
    }),
  );
  return [...summons, ...sentences];
};
const KINDS: { readonly [kind in KindOfEffects]: string } = {
  effect: '効果',
  'pendulum-effect': 'Ｐ効果',
  'monster-effect': 'モンスター効果',
};
