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
  inAttackPosition,
  monster,
  opponentControls,
  player,
  race,
  summoned,
  youControl,
} from '@spellspeed/engine';
import { trapCard } from '../../card.ts';

const toTheirField = summoned([monster, opponentControls], ['normal', 'tribute', 'special']);

export const pulseMines = trapCard(58464739, {
  effects: [
    activation({
      condition: exists(race('Machine'), monster, faceUp, youControl),
      resolve: also(
        changePosition(every(monster, inAttackPosition, opponentControls), 'defense'),
        apply('end-of-turn', player('you'), eachTime(toTheirField, changePosition(eventCard, 'defense'))),
      ),
    }),
  ],
});
