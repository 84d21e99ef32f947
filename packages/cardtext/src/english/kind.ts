/** What kind of card it is, in a line. */
import type { Ability, Card, MonsterCard } from '@spellspeed/engine/language';
import { ABILITY_NAMES, FRAME_NAMES } from './names.ts';

/** "[Spellcaster / Effect] Level 4 DARK 1600/1800", "Normal Spell" */
export const sayKind = (card: Card): string => {
  if (card.kind !== 'monster') return `${card.property} ${card.kind === 'spell' ? 'Spell' : 'Trap'}`;
  return [`[${typeLine(card)}]`, ...rankOf(card), card.attribute, stats(card)].join(' ');
};
const typeLine = (card: MonsterCard): string => {
  const frame = card.frame === 'effect' || card.frame === 'normal' ? [] : [FRAME_NAMES[card.frame]];
  const abilities = card.abilities.filter((ability) => ability !== 'effect').map(nameOf);
  const isEffect = card.frame === 'effect' || card.abilities.includes('effect');
  const last = isEffect ? ['Effect'] : card.frame === 'normal' ? ['Normal'] : [];
  return [card.race, ...frame, ...abilities, ...last].join(' / ');
};
const nameOf = (ability: Ability): string => ABILITY_NAMES[ability];
const rankOf = ({ level, rank, linkArrows, scale }: MonsterCard): readonly string[] => [
  ...(level === undefined ? [] : [`Level ${level}`]),
  ...(rank === undefined ? [] : [`Rank ${rank}`]),
  ...(linkArrows === undefined ? [] : [`Link-${linkArrows.length}`]),
  ...(scale === undefined ? [] : [`Scale ${scale}`]),
];
const stats = ({ atk, def }: MonsterCard): string => (def === undefined ? `${atk}` : `${atk}/${def}`);
