import {
  andIfYouDo,
  at,
  choose1,
  discard,
  either,
  faceUp,
  inYourGy,
  inYourHand,
  matches,
  monster,
  moved,
  opponentControls,
  originallyMonster,
  placeAsOwnersTrap,
  property,
  quick,
  specialSummon,
  summoned,
  target,
  target1,
  thisCard,
  thisOne,
  trap,
  trigger,
  tunerAndNonTuners,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const enigmasterPackbit = monsterCard(72444406, {
  summoning: { materials: tunerAndNonTuners() },
  effects: [
    trigger({
      from: ['monsters', 'gy'],
      on: [summoned(thisOne, ['synchro']), moved(thisOne, { to: ['gy'] })],
      use: 'if-you-can',
      limit: useOncePerTurn,
      targets: [target1(monster, either([inYourGy], [faceUp, opponentControls]))],
      resolve: andIfYouDo(discard(choose1(inYourHand)), placeAsOwnersTrap(target)),
    }),
    quick({
      from: ['spells'],
      condition: matches(thisCard, property('Continuous'), trap),
      limit: useOncePerTurn,
      resolve: specialSummon(choose1(originallyMonster, faceUp, at('you', 'spells', 'pendulum'))),
    }),
  ],
});
