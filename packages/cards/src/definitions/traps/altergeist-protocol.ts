import {
  activation,
  activationsNotNegated,
  andIfYouDo,
  cardOrEffectActivated,
  chainedTo,
  choose1,
  continuous,
  destroy,
  except,
  faceUp,
  monster,
  negateActivation,
  player,
  quick,
  sendToGy,
  series,
  thisCard,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const altergeistProtocol = trapCard(27541563, {
  effects: [
    activation(),
    continuous({
      number: 1,
      from: ['spells'],
      affects: player('you'),
      modifiers: [activationsNotNegated(series('Altergeist'))],
    }),
    quick({
      from: ['spells'],
      on: [cardOrEffectActivated('opponent', monster)],
      limit: useOncePerTurn,
      cost: sendToGy(choose1(series('Altergeist'), faceUp, youControl, except(thisCard))),
      resolve: andIfYouDo(negateActivation, destroy(chainedTo)),
    }),
  ],
});
