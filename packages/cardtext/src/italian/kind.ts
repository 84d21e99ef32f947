/** What kind of card it is, in a line. */
import type { Ability, Card, MonsterCard } from '@spellspeed/engine/language';
import { agreed, composed, type Noun } from './noun.ts';
import {
  ABILITY_NAMES,
  ATTRIBUTE_NAMES,
  COUNTER_TRAP,
  FRAME_NAMES,
  MONSTER,
  PROPERTY_NAMES,
  RACE_NAMES,
  SPELL,
  TRAP,
} from './terms.ts';

/** "[Incantatore / Effetto] Livello 4 OSCURITÀ 1600/1800", "Magia Normale" */
export const sayKind = (card: Card): string => {
  if (card.kind !== 'monster')
    return nameOf(card.kind === 'spell' ? SPELL : TRAP, PROPERTY_NAMES[card.property]);
  return [`[${typeLine(card)}]`, ...rankOf(card), ATTRIBUTE_NAMES[card.attribute], stats(card)].join(' ');
};
const nameOf = (noun: Noun, property: string): string =>
  (property === PROPERTY_NAMES.Counter ? COUNTER_TRAP : composed(noun, property)).one;
const typeLine = (card: MonsterCard): string => {
  const frame = card.frame === 'effect' || card.frame === 'normal' ? [] : [FRAME_NAMES[card.frame]];
  const abilities = card.abilities.filter((ability) => ability !== 'effect').map(abilityOf);
  const isEffect = card.frame === 'effect' || card.abilities.includes('effect');
  const last = isEffect ? ['Effetto'] : card.frame === 'normal' ? ['Normale'] : [];
  return [RACE_NAMES[card.race], ...frame, ...abilities, ...last].join(' / ');
};
const abilityOf = (ability: Ability): string => agreed(ABILITY_NAMES[ability], { ...MONSTER, number: 'one' });
const rankOf = ({ level, rank, linkArrows, scale }: MonsterCard): readonly string[] => [
  ...(level === undefined ? [] : [`Livello ${level}`]),
  ...(rank === undefined ? [] : [`Rango ${rank}`]),
  ...(linkArrows === undefined ? [] : [`Link-${linkArrows.length}`]),
  ...(scale === undefined ? [] : [`Valore Pendulum ${scale}`]),
];
const stats = ({ atk, def }: MonsterCard): string => (def === undefined ? `${atk}` : `${atk}/${def}`);
