import {
  activation,
  andIfYouDo,
  applyOneOf,
  at,
  atRandom,
  choose1,
  deed,
  draw,
  effectActivatedIncluding,
  FIELD_ZONES,
  faceDown,
  isCard,
  moved,
  negateEffect,
  opponentControls,
  sendToGy,
  thisCard,
  trigger,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const rebound = trapCard(983995, {
  effects: [
    activation({
      on: [effectActivatedIncluding('opponent', deed('to-hand', ...FIELD_ZONES))],
      resolve: andIfYouDo(
        negateEffect,
        applyOneOf(sendToGy(atRandom(1, at('opponent', 'hand'))), sendToGy(choose1(opponentControls))),
      ),
    }),
    trigger({
      from: ['gy'],
      on: moved([isCard(thisCard), faceDown], {
        from: ['spells'],
        to: ['gy'],
        manner: ['destroyed'],
        by: ['effect'],
        doer: 'opponent',
      }),
      use: 'mandatory',
      resolve: draw(1),
    }),
  ],
});
