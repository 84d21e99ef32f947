import {
  activateOncePerTurn,
  activation,
  at,
  choose1,
  chooseUpTo,
  destroy,
  either,
  faceUp,
  frame,
  inYourHand,
  linkRatingOf,
  monster,
  onField,
  opponentControls,
  sendToGy,
  series,
  summonedUsingItsName,
  target,
  target1,
  youControl,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const salamangreatRage = trapCard(14934922, {
  effects: [
    activation({
      limit: activateOncePerTurn,
      modes: [
        {
          cost: sendToGy(
            choose1(series('Salamangreat'), monster, either([inYourHand], [faceUp, at('you', 'monsters')])),
          ),
          targets: [target1(onField)],
          resolve: destroy(target),
        },
        {
          targets: [target1(series('Salamangreat'), frame('link'), summonedUsingItsName('link'), youControl)],
          resolve: destroy(chooseUpTo(linkRatingOf(target), opponentControls)),
        },
      ],
    }),
  ],
});
