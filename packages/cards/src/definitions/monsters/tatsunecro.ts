import {
  cannotSpecialSummon,
  continuous,
  inYourHand,
  monster,
  not,
  oneMaterialFromHand,
  player,
  race,
  summonedBy,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const tatsunecro = monsterCard(3096468, {
  asMaterial: [
    oneMaterialFromHand('synchro', [monster, inYourHand], {
      if: [not(summonedBy('special'))],
      banishes: true,
    }),
  ],
  effects: [
    continuous({ affects: player('you'), modifiers: [cannotSpecialSummon(not(race('Zombie'), monster))] }),
  ],
});
