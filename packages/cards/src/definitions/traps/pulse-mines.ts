import {
  activation,
  also,
  apply,
  changePosition,
  eachTime,
  eventCard,
  every,
  exists,
  faceUp,
  ifSo,
  inAttackPosition,
  monster,
  opponentControls,
  player,
  race,
  summoned,
  youControl,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

/** "(if any)": without one the other part is done. */
const ATTACKING = [monster, inAttackPosition, opponentControls];
const toTheirField = summoned([monster, opponentControls], ['normal', 'tribute', 'special']);

export const pulseMines = trapCard(58464739, {
  effects: [
    activation({
      condition: exists(race('Machine'), monster, faceUp, youControl),
      resolve: also(
        ifSo(exists(...ATTACKING), changePosition(every(...ATTACKING), 'defense')),
        apply('end-of-turn', player('you'), eachTime(toTheirField, changePosition(eventCard, 'defense'))),
      ),
    }),
  ],
});
