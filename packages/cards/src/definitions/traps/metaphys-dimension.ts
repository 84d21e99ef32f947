import {
  activation,
  andIfYouDo,
  at,
  banish,
  except,
  faceUp,
  inYourPossession,
  later,
  monster,
  moved,
  nextTurn,
  opponentControls,
  series,
  specialSummon,
  summoned,
  target,
  target1,
  thisCard,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine';
import { trapCard } from '../../card.ts';

export const metaphysDimension = trapCard(52714670, {
  effects: [
    activation(),
    trigger({
      number: 1,
      from: ['spells'],
      on: summoned([monster], ['special'], 'opponent'),
      use: 'if-you-can',
      damageStep: 'forbidden',
      limit: useOncePerTurn,
      targets: [target1(series('Metaphys'), monster, faceUp, at('you', 'banished'))],
      resolve: andIfYouDo(specialSummon(target), later('end-phase', banish(target), nextTurn())),
    }),
    trigger({
      number: 2,
      from: ['spells'],
      on: moved([series('Metaphys'), except(thisCard), inYourPossession], { to: ['banished'], owner: 'you' }),
      use: 'if-you-can',
      damageStep: 'forbidden',
      limit: useOncePerTurn,
      targets: [target1(opponentControls)],
      resolve: banish(target),
    }),
  ],
});
