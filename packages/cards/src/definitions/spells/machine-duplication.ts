import {
  activation,
  atk,
  chooseUpTo,
  faceUp,
  inYourDeck,
  isCard,
  monster,
  namedAsOneOf,
  race,
  specialSummon,
  target,
  target1,
  youControl,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const machineDuplication = spellCard(63995093, {
  effects: [
    activation({
      targets: [target1(race('Machine'), monster, atk({ max: 500 }), youControl)],
      resolve: specialSummon(chooseUpTo(2, monster, namedAsOneOf(isCard(target), faceUp), inYourDeck)),
    }),
  ],
});
