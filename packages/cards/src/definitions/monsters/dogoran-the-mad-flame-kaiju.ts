import {
  cannotAttack,
  destroy,
  every,
  ignition,
  itself,
  monster,
  oath,
  oncePerTurn,
  opponentControls,
  thisCard,
} from '@spellspeed/engine/language';
import { KAIJU_SUMMONING, onlyOneKaiju, removesKaijuCounters } from '../../archetypes/kaiju.ts';
import { monsterCard } from '../../card.ts';

export const dogoranTheMadFlameKaiju = monsterCard(93332803, {
  summoning: KAIJU_SUMMONING,
  effects: [
    onlyOneKaiju,
    ignition({
      number: 4,
      limit: oncePerTurn,
      oath: oath(itself(thisCard), cannotAttack),
      cost: removesKaijuCounters(3),
      resolve: destroy(every(monster, opponentControls)),
    }),
  ],
});
