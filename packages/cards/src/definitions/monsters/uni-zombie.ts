import {
  allThatMatch,
  also,
  andIfYouDo,
  apply,
  cannotAttack,
  choose1,
  discard,
  faceUp,
  ignition,
  inYourDeck,
  inYourHand,
  levelRaised,
  monster,
  not,
  onField,
  race,
  sendToGy,
  target,
  target1,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const uniZombie = monsterCard(49959355, {
  effects: [
    ignition({
      limit: useOncePerTurn,
      targets: [target1(faceUp, monster, onField)],
      resolve: andIfYouDo(discard(choose1(inYourHand)), apply('while-it-stays', target, levelRaised(1))),
    }),
    ignition({
      limit: useOncePerTurn,
      targets: [target1(faceUp, monster, onField)],
      resolve: also(
        andIfYouDo(
          sendToGy(choose1(race('Zombie'), monster, inYourDeck)),
          apply('while-it-stays', target, levelRaised(1)),
        ),
        apply('end-of-turn', allThatMatch(monster, youControl, not(race('Zombie'))), cannotAttack),
      ),
    }),
  ],
});
