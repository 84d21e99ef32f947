import {
  at,
  atRandom,
  banish,
  continuous,
  either,
  inYourGy,
  itself,
  later,
  material,
  monster,
  nameBecomes,
  opponentsTurn,
  quick,
  race,
  sendToGy,
  specialSummon,
  summoned,
  target,
  target1,
  thisCard,
  thisOne,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const chimeraTheKingOfPhantomBeasts = monsterCard(1769875, {
  summoning: { materials: [material(race('Beast'), monster), material(race('Fiend'), monster)] },
  effects: [
    continuous({
      from: ['monsters', 'gy'],
      affects: itself(thisCard),
      modifiers: [nameBecomes('Chimera the Flying Mythical Beast')],
    }),
    trigger({
      on: summoned(thisOne, ['fusion']),
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: later('end-phase', sendToGy(atRandom(1, at('opponent', 'hand')))),
    }),
    quick({
      from: ['gy'],
      condition: opponentsTurn,
      limit: useOncePerTurn,
      cost: banish(thisCard),
      targets: [target1(either([race('Beast')], [race('Fiend')], [race('Illusion')]), monster, inYourGy)],
      resolve: specialSummon(target),
    }),
  ],
});
