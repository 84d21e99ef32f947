import {
  andThen,
  apply,
  banish,
  except,
  faceUp,
  gainsAtk,
  ignition,
  materials,
  monster,
  nextTurn,
  oncePerTurn,
  onField,
  sendToGy,
  series,
  summoned,
  target,
  target1,
  thisCard,
  thisOne,
  trigger,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const skyStrikerAceZeke = monsterCard(75147529, {
  summoning: {
    materials: [materials(2, monster)],
    including: [series('Sky Striker Ace'), monster],
    only: ['link'],
    oncePerTurn: true,
  },
  effects: [
    trigger({
      on: summoned(thisOne, ['link']),
      use: 'if-you-can',
      targets: [target1(faceUp, monster, onField)],
      resolve: banish(target, { until: 'end-phase', turns: nextTurn('opponent') }),
    }),
    ignition({
      limit: oncePerTurn,
      targets: [target1(youControl, except(thisCard))],
      resolve: andThen(apply('while-it-stays', thisCard, gainsAtk(1000)), sendToGy(target)),
    }),
  ],
});
