/** What kind of card it is, in a line. */
import type { Card, MonsterCard } from '@spellspeed/engine/language';
import { typeLineOf } from '../meaning/kind.ts';
import { ABILITY_NAMES, ATTRIBUTE_NAMES, FRAME_NAMES, PROPERTY_NAMES, RACE_NAMES } from './terms.ts';

/** "效果怪兽 4星 暗属性 魔法师族 1600/1800", "通常魔法卡" */
export const sayKind = (card: Card): string => {
  if (card.kind !== 'monster')
    return `${PROPERTY_NAMES[card.property]}${card.kind === 'spell' ? '魔法卡' : '陷阱卡'}`;
  return [`[${typeLine(card)}]`, ...rankOf(card), `${ATTRIBUTE_NAMES[card.attribute]}属性`, stats(card)].join(
    ' ',
  );
};
const typeLine = (card: MonsterCard): string => {
  const { frames, abilities, last } = typeLineOf(card);
  return [
    RACE_NAMES[card.race],
    ...frames.map((frame) => FRAME_NAMES[frame]),
    ...abilities.map((ability) => ABILITY_NAMES[ability]),
    ...last.map((frame) => FRAME_NAMES[frame]),
  ].join('/');
};
const rankOf = ({ level, rank, linkArrows, scale }: MonsterCard): readonly string[] => [
  ...(level === undefined ? [] : [`${level}星`]),
  ...(rank === undefined ? [] : [`${rank}阶`]),
  ...(linkArrows === undefined ? [] : [`连接${linkArrows.length}`]),
  ...(scale === undefined ? [] : [`灵摆刻度${scale}`]),
];
const stats = ({ atk, def }: MonsterCard): string => (def === undefined ? `${atk}` : `${atk}/${def}`);
