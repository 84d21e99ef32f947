/** The terms of the game in Japanese. */
import { cardNameIn, seriesNameIn } from '@spellspeed/cards';
import type {
  Ability,
  Attribute,
  BattlePosition,
  Cause,
  Face,
  Frame,
  Phase,
  Property,
  Race,
  SummonWay,
  Timing,
} from '@spellspeed/engine/language';
import type { NamedPlace } from '../meaning/places.ts';

/** Numbers are printed in full width: "１０００". */
export const wide = (number: number | string): string =>
  `${number}`.replace(/[0-9?]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));

export const cardName = (english: string): string => `「${cardNameIn('ja', english)}」`;
export const seriesName = (english: string): string => `「${seriesNameIn('ja', english)}」`;

export const RACE_NAMES: { readonly [race in Race]: string } = {
  Aqua: '水族',
  Beast: '獣族',
  'Beast-Warrior': '獣戦士族',
  'Creator God': '創造神族',
  Cyberse: 'サイバース族',
  Dinosaur: '恐竜族',
  'Divine-Beast': '幻神獣族',
  Dragon: 'ドラゴン族',
  Fairy: '天使族',
  Fiend: '悪魔族',
  Fish: '魚族',
  Illusion: '幻想魔族',
  Insect: '昆虫族',
  Machine: '機械族',
  Plant: '植物族',
  Psychic: 'サイキック族',
  Pyro: '炎族',
  Reptile: '爬虫類族',
  Rock: '岩石族',
  'Sea Serpent': '海竜族',
  Spellcaster: '魔法使い族',
  Thunder: '雷族',
  Warrior: '戦士族',
  'Winged Beast': '鳥獣族',
  Wyrm: '幻竜族',
  Zombie: 'アンデット族',
};
/** The card types as they are declared. */
export const KIND_NAMES = { monster: 'モンスター', spell: '魔法', trap: '罠' } as const;
/** "光"; in a text "光属性". */
export const ATTRIBUTE_NAMES: { readonly [attribute in Attribute]: string } = {
  DARK: '闇',
  DIVINE: '神',
  EARTH: '地',
  FIRE: '炎',
  LIGHT: '光',
  WATER: '水',
  WIND: '風',
};
/** On the type line; in texts those of the Extra Deck have letters: "Ｓモンスター", "Ｘ召喚". */
export const FRAME_NAMES: { readonly [frame in Frame]: string } = {
  normal: '通常',
  effect: '効果',
  ritual: '儀式',
  fusion: '融合',
  synchro: 'シンクロ',
  xyz: 'エクシーズ',
  link: 'リンク',
  token: 'トークン',
};
export const FRAME_LETTERS: { readonly [frame in Frame]: string } = {
  ...FRAME_NAMES,
  synchro: 'Ｓ',
  xyz: 'Ｘ',
  link: 'Ｌ',
};
export const ABILITY_NAMES: { readonly [ability in Ability]: string } = {
  tuner: 'チューナー',
  flip: 'リバース',
  gemini: 'デュアル',
  spirit: 'スピリット',
  toon: 'トゥーン',
  union: 'ユニオン',
  pendulum: 'ペンデュラム',
  effect: '効果',
};
export const ABILITY_WORDS: { readonly [ability in Ability]: string } = { ...ABILITY_NAMES, pendulum: 'Ｐ' };
export const PROPERTY_NAMES: { readonly [property in Property]: string } = {
  Normal: '通常',
  'Quick-Play': '速攻',
  Continuous: '永続',
  Equip: '装備',
  Field: 'フィールド',
  Ritual: '儀式',
  Counter: 'カウンター',
};
/** How a monster was Summoned, where that is no name of a Summon. */
export const SUMMONED_HOW = {
  'normal-or-set': '通常召喚・セット',
  'own-procedure': '自身の方法で特殊召喚',
} as const;
export const SUMMON_NAMES: { readonly [way in SummonWay]: string } = {
  normal: '召喚',
  tribute: 'アドバンス召喚',
  flip: '反転召喚',
  special: '特殊召喚',
  fusion: '融合召喚',
  ritual: '儀式召喚',
  synchro: 'Ｓ召喚',
  xyz: 'Ｘ召喚',
  pendulum: 'Ｐ召喚',
  link: 'Ｌ召喚',
};
export const PHASE_NAMES: { readonly [phase in Phase]: string } = {
  draw: 'ドローフェイズ',
  standby: 'スタンバイフェイズ',
  main1: 'メインフェイズ１',
  battle: 'バトルフェイズ',
  main2: 'メインフェイズ２',
  end: 'エンドフェイズ',
};
export const TIMING_NAMES: { readonly [timing in Timing]: string } = {
  open: 'バトルフェイズ以外',
  'before-draw': 'ドローフェイズのドロー前',
  'main-phase-start': 'メインフェイズ開始時',
  'battle-start': 'バトルフェイズ開始時',
  'battle-step': 'バトルステップ',
  'damage-step-start': 'ダメージステップ開始時',
  'before-damage-calculation': 'ダメージ計算前',
  'damage-calculation': 'ダメージ計算時',
  'after-damage-calculation': 'ダメージ計算後',
  'damage-step-end': 'ダメージステップ終了時',
  'battle-end': 'バトルフェイズ終了時',
};
export const PLACE_NAMES: { readonly [place in NamedPlace]: string } = {
  deck: 'デッキ',
  hand: '手札',
  'the-field': 'フィールド',
  monsters: 'モンスターゾーン',
  spells: '魔法＆罠ゾーン',
  field: 'フィールドゾーン',
  pendulum: 'Ｐゾーン',
  gy: '墓地',
  banished: '除外状態',
  extra: 'ＥＸデッキ',
  material: 'Ｘ素材',
  nowhere: '場外',
};
export const STAT_NAMES = {
  atk: '攻撃力',
  def: '守備力',
  'atk-def': '攻撃力・守備力',
  level: 'レベル',
  rank: 'ランク',
  scale: 'Ｐスケール',
} as const;
export const CAUSE_NAMES: { readonly [cause in Cause]: string } = {
  battle: '戦闘',
  effect: '効果',
  cost: 'コスト',
  summon: '召喚',
  rule: 'ルール',
};
export const FACE_NAMES: { readonly [face in Face]: string } = { up: '表側', down: '裏側' };
export const POSITION_NAMES: { readonly [position in BattlePosition | 'face-down']: string } = {
  attack: '攻撃表示',
  defense: '守備表示',
  'face-down': '裏側守備表示',
};
/** The number that was printed before an effect. */
export const circled = (number: number): string => '①②③④⑤⑥⑦⑧⑨'[number - 1] ?? `（${wide(number)}）`;

/** "ＡかＢ", "Ａ、Ｂ、またはＣ" */
export const either = (parts: readonly string[]): string => {
  if (parts.length < 3) return parts.join('か');
  return `${parts.slice(0, -1).join('、')}、または${parts.at(-1)}`;
};
/** "ＡとＢ", "ＡとＢとＣ" */
export const bothOf = (parts: readonly string[]): string => parts.join('と');
/** "戦闘・効果" */
export const dotted = (parts: readonly string[]): string => parts.join('・');
/** Joins what there is to say. */
export const clauses = (parts: readonly string[]): string => parts.filter((part) => part !== '').join('、');
