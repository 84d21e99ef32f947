import {
  activation,
  andThen,
  changePosition,
  choose1,
  chooseAnyNumber,
  faceDown,
  inYourDeck,
  monster,
  sendToGy,
  series,
  youCan,
  youControl,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const sinisterShadowGames = trapCard(77505534, {
  effects: [
    activation({
      resolve: andThen(
        sendToGy(choose1(series('Shaddoll'), inYourDeck)),
        youCan(
          changePosition(
            chooseAnyNumber(faceDown, series('Shaddoll'), monster, youControl),
            'face-up-defense',
          ),
        ),
      ),
    }),
  ],
});
