import {
  activation,
  andThen,
  changePosition,
  chooseAsMany,
  eachPlayer,
  every,
  exists,
  faceUp,
  ifSo,
  inMonsterZone,
  monster,
  numberOf,
  sendToGy,
  youControl,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const destructiveDarumaKarmaCannon = trapCard(30748475, {
  effects: [
    activation({
      resolve: andThen(
        changePosition(every(faceUp, inMonsterZone), 'face-down'),
        ifSo(
          exists(faceUp, inMonsterZone),
          eachPlayer(
            sendToGy(chooseAsMany(numberOf(faceUp, monster, youControl), faceUp, monster, youControl)),
          ),
        ),
      ),
    }),
  ],
});
