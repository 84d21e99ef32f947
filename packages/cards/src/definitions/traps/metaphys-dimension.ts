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
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

const effect = {
  from: ['spells'],
  use: 'if-you-can',
  damageStep: 'forbidden',
  limit: useOncePerTurn,
} as const;

export const metaphysDimension = trapCard(52714670, {
  effects: [
    activation(),
    trigger({
      ...effect,
      number: 1,
      on: summoned([monster], ['special'], 'opponent'),
      targets: [target1(series('Metaphys'), monster, faceUp, at('you', 'banished'))],
      resolve: andIfYouDo(specialSummon(target), later('end-phase', banish(target), nextTurn())),
    }),
    trigger({
      ...effect,
      on: moved([series('Metaphys'), except(thisCard), inYourPossession], { to: ['banished'], owner: 'you' }),
      targets: [target1(opponentControls)],
      resolve: banish(target),
    }),
  ],
});
