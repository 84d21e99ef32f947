import {
  activation,
  choose1,
  destroy,
  type Filter,
  highestAtk,
  inAttackPosition,
  monster,
  onField,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

const attackers: Filter = [monster, inAttackPosition, onField];

export const hammerShot = spellCard(26412047, {
  effects: [activation({ resolve: destroy(choose1(highestAtk(...attackers), ...attackers)) })],
});
