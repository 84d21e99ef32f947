import {
  all,
  atTiming,
  battled,
  destroyedByThisBattle,
  faceUp,
  matches,
  opponentControls,
  opponentInBattle,
  returnToHand,
  thisCard,
  trigger,
  unless,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const mistValleySoldier = monsterCard(22837504, {
  effects: [
    trigger({
      on: atTiming('damage-step-end'),
      condition: all(
        battled(thisCard),
        matches(opponentInBattle, opponentControls),
        unless(destroyedByThisBattle(opponentInBattle)),
        unless(destroyedByThisBattle(thisCard)),
      ),
      alsoAtResolution: matches(thisCard, faceUp, youControl),
      use: 'mandatory',
      resolve: returnToHand(opponentInBattle),
    }),
  ],
});
