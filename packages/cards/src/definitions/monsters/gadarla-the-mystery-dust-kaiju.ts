import {
  allThatMatchNow,
  apply,
  atkDefMultiplied,
  except,
  faceUp,
  monster,
  oncePerTurn,
  onField,
  quick,
  thisCard,
} from '@spellspeed/engine/language';
import { KAIJU_SUMMONING, onlyOneKaiju, removesKaijuCounters } from '../../archetypes/kaiju.ts';
import { monsterCard } from '../../card.ts';

export const gadarlaTheMysteryDustKaiju = monsterCard(36956512, {
  summoning: KAIJU_SUMMONING,
  effects: [
    onlyOneKaiju,
    quick({
      number: 4,
      limit: oncePerTurn,
      cost: removesKaijuCounters(3),
      resolve: apply(
        'while-it-stays',
        allThatMatchNow(monster, faceUp, onField, except(thisCard)),
        ...atkDefMultiplied(0.5),
      ),
    }),
  ],
});
