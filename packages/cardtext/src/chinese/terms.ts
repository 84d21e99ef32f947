/** The terms of the game in Simplified Chinese. */
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
  Zone,
} from '@spellspeed/engine/language';

export const cardName = (english: string): string => `「${cardNameIn('zh', english)}」`;
export const seriesName = (english: string): string => `「${seriesNameIn('zh', english)}」`;

export const RACE_NAMES: { readonly [race in Race]: string } = {
  Aqua: '水族',
  Beast: '兽族',
  'Beast-Warrior': '兽战士族',
  'Creator God': '创造神族',
  Cyberse: '电子界族',
  Dinosaur: '恐龙族',
  'Divine-Beast': '幻神兽族',
  Dragon: '龙族',
  Fairy: '天使族',
  Fiend: '恶魔族',
  Fish: '鱼族',
  Illusion: '幻想魔族',
  Insect: '昆虫族',
  Machine: '机械族',
  Plant: '植物族',
  Psychic: '念动力族',
  Pyro: '炎族',
  Reptile: '爬虫族',
  Rock: '岩石族',
  'Sea Serpent': '海龙族',
  Spellcaster: '魔法师族',
  Thunder: '雷族',
  Warrior: '战士族',
  'Winged Beast': '鸟兽族',
  Wyrm: '幻龙族',
  Zombie: '不死族',
};
/** The card types as they are declared. */
export const KIND_NAMES = { monster: '怪兽', spell: '魔法', trap: '陷阱' } as const;
/** "光"; in a text "光属性". */
export const ATTRIBUTE_NAMES: { readonly [attribute in Attribute]: string } = {
  DARK: '暗',
  DIVINE: '神',
  EARTH: '地',
  FIRE: '炎',
  LIGHT: '光',
  WATER: '水',
  WIND: '风',
};
export const FRAME_NAMES: { readonly [frame in Frame]: string } = {
  normal: '通常',
  effect: '效果',
  ritual: '仪式',
  fusion: '融合',
  synchro: '同调',
  xyz: '超量',
  link: '连接',
  token: '衍生物',
};
export const ABILITY_NAMES: { readonly [ability in Ability]: string } = {
  tuner: '调整',
  flip: '反转',
  gemini: '二重',
  spirit: '灵魂',
  toon: '卡通',
  union: '同盟',
  pendulum: '灵摆',
  effect: '效果',
};
export const PROPERTY_NAMES: { readonly [property in Property]: string } = {
  Normal: '通常',
  'Quick-Play': '速攻',
  Continuous: '永续',
  Equip: '装备',
  Field: '场地',
  Ritual: '仪式',
  Counter: '反击',
};
/** How a monster was Summoned, where that is no name of a Summon. */
export const SUMMONED_HOW = {
  'normal-or-set': '通常召唤·放置',
  'own-procedure': '用自身的方法特殊召唤',
} as const;
export const SUMMON_NAMES: { readonly [way in SummonWay]: string } = {
  normal: '召唤',
  tribute: '上级召唤',
  flip: '反转召唤',
  special: '特殊召唤',
  fusion: '融合召唤',
  ritual: '仪式召唤',
  synchro: '同调召唤',
  xyz: '超量召唤',
  pendulum: '灵摆召唤',
  link: '连接召唤',
};
export const PHASE_NAMES: { readonly [phase in Phase]: string } = {
  draw: '抽卡阶段',
  standby: '准备阶段',
  main1: '主要阶段1',
  battle: '战斗阶段',
  main2: '主要阶段2',
  end: '结束阶段',
};
export const TIMING_NAMES: { readonly [timing in Timing]: string } = {
  open: '战斗阶段以外',
  'before-draw': '抽卡前',
  'main-phase-start': '主要阶段开始时',
  'battle-start': '战斗阶段开始时',
  'battle-step': '战斗步骤',
  'damage-step-start': '伤害步骤开始时',
  'before-damage-calculation': '伤害计算前',
  'damage-calculation': '伤害计算时',
  'after-damage-calculation': '伤害计算后',
  'damage-step-end': '伤害步骤结束时',
  'battle-end': '战斗阶段结束时',
};
export const ZONE_NAMES: { readonly [zone in Zone]: string } = {
  deck: '卡组',
  hand: '手卡',
  monsters: '怪兽区域',
  spells: '魔法与陷阱区域',
  field: '场地区域',
  pendulum: '灵摆区域',
  gy: '墓地',
  banished: '除外状态',
  extra: '额外卡组',
  material: '超量素材',
  nowhere: '场外',
};
export const STAT_NAMES = {
  atk: '攻击力',
  def: '守备力',
  'atk-def': '攻击力·守备力',
  level: '等级',
  rank: '阶级',
  scale: '灵摆刻度',
} as const;
export const CAUSE_NAMES: { readonly [cause in Cause]: string } = {
  battle: '战斗',
  effect: '效果',
  cost: '代价',
  summon: '召唤',
  rule: '规则',
};
export const FACE_NAMES: { readonly [face in Face]: string } = { up: '表侧', down: '里侧' };
export const POSITION_NAMES: { readonly [position in BattlePosition | 'face-down']: string } = {
  attack: '攻击表示',
  defense: '守备表示',
  'face-down': '里侧守备表示',
};
/** The number that was printed before an effect. */
export const circled = (number: number): string => '①②③④⑤⑥⑦⑧⑨'[number - 1] ?? `(${number})`;

const COUNTER_NAMES: { readonly [counter in string]?: string } = {
  'Ice Counter': '冰指示物',
  'Spell Counter': '魔力指示物',
  'Predator Counter': '捕食指示物',
  'Venom Counter': '毒指示物',
  'Kaiju Counter': '坏兽指示物',
  'Symphonic Counter': '音响指示物',
  'Wedge Counter': '楔指示物',
  'Borrel Counter': '枪管指示物',
};
/** Counters have names of their own on their cards; one that no facts name is called as in English. */
export const counterName = (counter: string): string => COUNTER_NAMES[counter] ?? `「${counter}」`;

/** "A", "A或者B", "A、B或者C" */
export const either = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join('、')}或者${parts.at(-1)}`;
/** "A", "A和B", "A、B和C" */
export const bothOf = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join('、')}和${parts.at(-1)}`;
/** "战斗·效果" */
export const dotted = (parts: readonly string[]): string => parts.join('·');
/** Joins what there is to say. */
export const clauses = (parts: readonly string[]): string => parts.filter((part) => part !== '').join('，');
