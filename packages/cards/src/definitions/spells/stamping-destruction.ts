import {
  activation,
  andIfYouDo,
  destroy,
  exists,
  faceUp,
  ifSo,
  matches,
  monster,
  onField,
  opponentControls,
  race,
  spellOrTrap,
  takeDamage,
  target,
  target1,
  youControl,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const stampingDestruction = spellCard(81385346, {
  effects: [
    activation({
      condition: exists(race('Dragon'), monster, faceUp, youControl),
      targets: [target1(spellOrTrap, onField)],
      resolve: ifSo(
        matches(target, opponentControls),
        andIfYouDo(destroy(target), takeDamage('opponent', 500)),
        andIfYouDo(destroy(target), takeDamage('you', 500)),
      ),
    }),
  ],
});
