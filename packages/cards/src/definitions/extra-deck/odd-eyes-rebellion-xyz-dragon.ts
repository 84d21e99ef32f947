import {
  ability,
  andThen,
  atk,
  attach,
  attribute,
  choose1,
  destroy,
  detach,
  exactLevel,
  ignition,
  inMonsterZone,
  inYourGy,
  materials,
  monster,
  moved,
  notMaterialTheTurnItIsSummoned,
  opponentControls,
  placeInPendulumZone,
  specialSummon,
  target,
  targetUpTo,
  thisCard,
  thisOne,
  trigger,
  useOncePerTurn,
  youCan,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const oddEyesRebellionXyzDragon = monsterCard(30095833, {
  summoning: {
    materials: [materials(2, exactLevel(7), ability('pendulum'), monster)],
    pendulumLevel: 7,
  },
  asMaterial: [notMaterialTheTurnItIsSummoned('xyz')],
  pendulumEffects: [
    ignition({
      from: ['pendulum'],
      limit: useOncePerTurn,
      resolve: andThen(
        specialSummon(thisCard),
        youCan(attach(choose1(attribute('DARK'), monster, inYourGy), thisCard)),
      ),
    }),
  ],
  effects: [
    ignition({
      limit: useOncePerTurn,
      cost: detach(1),
      targets: [targetUpTo(2, atk({ max: 3000 }), monster, opponentControls)],
      resolve: destroy(target),
    }),
    trigger({
      from: ['gy', 'extra', 'banished'],
      on: moved([...thisOne, inMonsterZone], { manner: ['destroyed'] }),
      use: 'if-you-can',
      resolve: placeInPendulumZone(thisCard),
    }),
  ],
});
