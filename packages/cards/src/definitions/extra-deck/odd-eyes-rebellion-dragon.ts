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
  exactLevel,
  except,
  exists,
  type Filter,
  faceUp,
  frame,
  ignition,
  inYourDeck,
  level,
  materials,
  monster,
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
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';
import { whenDestroyedInMonsterZone } from '../../kinds.ts';

const WITH_XYZ: EventPattern = summoned([...thisOne, summonedUsing('xyz', frame('xyz'))], ['xyz']);
const DESTROYS: Action = andIfYouDo(
  destroy(as('destroyed', every(level({ max: 7 }), monster, faceUp, opponentControls))),
  takeDamage('opponent', times(1000, noted('destroyed'))),
);
const ATTACKS: Action = apply('end-of-turn', thisCard, attacks(3, 'any'));
const PENDULUM: Filter = [ability('pendulum'), monster, inYourDeck];

export const oddEyesRebellionDragon = monsterCard(45627618, {
  summoning: {
    materials: [materials(2, exactLevel(7), race('Dragon'), monster)],
    pendulumLevel: 7,
  },
  effects: [
    trigger({ on: WITH_XYZ, use: 'mandatory', resolve: also(DESTROYS, ATTACKS) }),
    whenDestroyedInMonsterZone(
      andIfYouDo(destroy(every(at('you', 'pendulum'))), placeInPendulumZone(thisCard)),
    ),
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
