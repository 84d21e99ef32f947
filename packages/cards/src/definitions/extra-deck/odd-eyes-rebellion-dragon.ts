import {
  type Action,
  ability,
  also,
  andIfYouDo,
  apply,
  as,
  at,
  attacks,
  choose1,
  destroy,
  type EventPattern,
  every,
  except,
  exists,
  type Filter,
  faceUp,
  frame,
  ignition,
  inMonsterZone,
  inYourDeck,
  level,
  materials,
  monster,
  moved,
  noted,
  oncePerTurn,
  opponentControls,
  placeInPendulumZone,
  race,
  summoned,
  summonedUsing,
  takeDamage,
  thisCard,
  thisOne,
  times,
  trigger,
  unless,
} from '@spellspeed/engine';
import { monsterCard } from '../../card.ts';

const WITH_XYZ: EventPattern = summoned([...thisOne, summonedUsing('xyz', frame('xyz'))], ['xyz']);
const DESTROYS: Action = andIfYouDo(
  destroy(as('destroyed', every(level({ max: 7 }), monster, faceUp, opponentControls))),
  takeDamage('opponent', times(1000, noted('destroyed'))),
);
const ATTACKS: Action = apply('end-of-turn', thisCard, attacks(3, 'any'));
const IS_DESTROYED: EventPattern = moved([...thisOne, inMonsterZone], {
  manner: ['destroyed'],
  by: ['battle', 'effect'],
});
const PENDULUM: Filter = [ability('pendulum'), monster, inYourDeck];

export const oddEyesRebellionDragon = monsterCard(45627618, {
  summoning: {
    materials: [materials(2, level({ min: 7, max: 7 }), race('Dragon'), monster)],
    pendulumLevel: 7,
  },
  effects: [
    trigger({ on: WITH_XYZ, use: 'mandatory', resolve: also(DESTROYS, ATTACKS) }),
    trigger({
      from: ['gy', 'extra', 'banished'],
      on: IS_DESTROYED,
      use: 'if-you-can',
      resolve: andIfYouDo(destroy(every(at('you', 'pendulum'))), placeInPendulumZone(thisCard)),
    }),
  ],
  pendulumEffects: [
    ignition({
      from: ['pendulum'],
      limit: oncePerTurn,
      condition: unless(exists(at('you', 'pendulum'), except(thisCard))),
      resolve: placeInPendulumZone(choose1(...PENDULUM)),
    }),
  ],
});
