import {
  andIfYouDo,
  as,
  attribute,
  banish,
  except,
  gainLifePoints,
  ignition,
  inYourGy,
  monster,
  moved,
  noted,
  oncePerTurn,
  onField,
  payLifePoints,
  series,
  shuffleIntoDeck,
  target,
  target1,
  targetAnyNumber,
  that,
  thisCard,
  thisOne,
  times,
  trigger,
  tunerAndNonTuners,
} from '@spellspeed/engine/language';
import { lightswornEndPhase } from '../../archetypes/lightsworn.ts';
import { monsterCard } from '../../card.ts';

export const michaelTheArchLightsworn = monsterCard(4779823, {
  summoning: { materials: tunerAndNonTuners(attribute('LIGHT')) },
  effects: [
    ignition({
      limit: oncePerTurn,
      cost: payLifePoints(1000),
      targets: [target1(onField)],
      resolve: banish(target),
    }),
    trigger({
      from: ['gy', 'banished', 'extra'],
      on: moved(thisOne, { manner: ['destroyed'] }),
      use: 'when-you-can',
      targets: [targetAnyNumber(series('Lightsworn'), monster, inYourGy, except(thisCard))],
      resolve: andIfYouDo(
        shuffleIntoDeck(as('returned', that(target))),
        gainLifePoints(times(300, noted('returned'))),
      ),
    }),
    lightswornEndPhase(3, oncePerTurn),
  ],
});
