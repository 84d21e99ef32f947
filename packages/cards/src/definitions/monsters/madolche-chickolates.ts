import {
  andIfYouDo,
  apply,
  cannotAttack,
  changePosition,
  effectsNegated,
  faceUp,
  ifSo,
  inYourPossession,
  isCard,
  matches,
  monster,
  moved,
  not,
  oncePerTurn,
  onField,
  positionChanged,
  series,
  shuffleIntoDeck,
  target,
  target1,
  thisCard,
  trigger,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const returnsToDeck = trigger({
  from: ['gy'],
  on: moved([isCard(thisCard), inYourPossession], {
    to: ['gy'],
    manner: ['destroyed'],
    by: ['battle', 'effect'],
    doer: 'opponent',
    owner: 'you',
  }),
  use: 'mandatory',
  resolve: shuffleIntoDeck(thisCard),
});

export const madolcheChickolates = monsterCard(26570480, {
  effects: [
    returnsToDeck,
    trigger({
      on: positionChanged(series('Madolche'), monster, faceUp, youControl),
      use: 'when-you-can',
      limit: oncePerTurn,
      damageStep: 'forbidden',
      targets: [target1(monster, onField)],
      resolve: andIfYouDo(
        changePosition(target, 'face-up-defense'),
        ifSo(
          matches(target, not(series('Madolche'))),
          apply('while-it-stays', target, cannotAttack, effectsNegated),
        ),
      ),
    }),
  ],
});
