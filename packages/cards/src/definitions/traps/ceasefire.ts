import {
  activation,
  also,
  changePosition,
  effectMonster,
  either,
  every,
  exists,
  type Filter,
  faceDown,
  inDefensePosition,
  monster,
  numberOf,
  onField,
  takeDamage,
  times,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

const faceDownMonster: Filter = [faceDown, inDefensePosition, monster];

export const ceasefire = trapCard(36468556, {
  effects: [
    activation({
      condition: exists(either(faceDownMonster, [effectMonster]), onField),
      resolve: also(
        changePosition(every(...faceDownMonster, onField), 'face-up-defense', {
          flipEffects: 'not-activated',
        }),
        takeDamage('opponent', times(500, numberOf(effectMonster, onField))),
      ),
    }),
  ],
});
