/** What kind of card it is, in a line. */
import type { Card, MonsterCard } from '@spellspeed/engine/language';
import { typeLineOf } from '../meaning/kind.ts';
import { ABILITY_NAMES, ATTRIBUTE_NAMES, FRAME_NAMES, PROPERTY_NAMES, RACE_NAMES } from './terms.ts';

/** "【魔法使い族／効果】 レベル4 闇属性 1600/1800", "通常魔法": the numbers as on the card, in half width. */
export const sayKind = (card: Card): string => {
  if (card.kind !== 'monster')
    return `${PROPERTY_NAMES[card.property]}${card.kind === 'spell' ? '魔法' : '罠'}`;
  return [
    `【${typeLine(card)}】`,
    ...starsOf(card),
    `${ATTRIBUTE_NAMES[card.attribute]}属性`,
    valuesOf(card),
  ].join(' ');
};
const typeLine = (card: MonsterCard): string => {
  const { frames, abilities, last } = typeLineOf(card);
  return [
    RACE_NAMES[card.race],
    ...frames.map((frame) => FRAME_NAMES[frame]),
    ...abilities.map((ability) => ABILITY_NAMES[ability]),
    ...last.map((frame) => FRAME_NAMES[frame]),
  ].join('／');
};
const starsOf = ({ level, rank, linkArrows, scale }: MonsterCard): readonly string[] => [
  ...(level === undefined ? [] : [`レベル${level}`]),
  ...(rank === undefined ? [] : [`ランク${rank}`]),
  ...(linkArrows === undefined ? [] : [`リンク${linkArrows.length}`]),
  ...(scale === undefined ? [] : [`ペンデュラムスケール${scale}`]),
];
const valuesOf = ({ atk, def }: MonsterCard): string => (def === undefined ? `${atk}` : `${atk}/${def}`);
