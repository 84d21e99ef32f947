import {
  activation,
  chooseUpTo,
  exists,
  faceUp,
  inYourHand,
  monster,
  named,
  onField,
  race,
  specialSummon,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const theFluteOfSummoningDragon = spellCard(43973174, {
  effects: [
    activation({
      alsoAtResolution: exists(named('Lord of D.'), monster, faceUp, onField),
      resolve: specialSummon(chooseUpTo(2, race('Dragon'), monster, inYourHand)),
    }),
  ],
});
