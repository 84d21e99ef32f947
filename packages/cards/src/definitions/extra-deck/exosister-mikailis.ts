import {
  addToHand,
  at,
  banish,
  choose1,
  continuous,
  detach,
  exactLevel,
  FIELD_ZONES,
  ignition,
  inYourDeck,
  itself,
  materials,
  monster,
  notDestroyedByBattle,
  quick,
  series,
  specialSummonedFrom,
  spellOrTrap,
  target,
  target1,
  thisCard,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { exosisterXyzSummonedThisTurn } from '../../archetypes/exosister.ts';
import { monsterCard } from '../../card.ts';

export const exosisterMikailis = monsterCard(42741437, {
  summoning: { materials: [materials(2, exactLevel(4), monster)] },
  effects: [
    continuous({
      from: ['monsters'],
      affects: itself(thisCard),
      modifiers: [notDestroyedByBattle(specialSummonedFrom('gy'))],
    }),
    quick({
      condition: exosisterXyzSummonedThisTurn,
      limit: useOncePerTurn,
      targets: [target1(at('opponent', ...FIELD_ZONES, 'gy'))],
      resolve: banish(target),
    }),
    ignition({
      limit: useOncePerTurn,
      cost: detach(1),
      resolve: addToHand(choose1(series('Exosister'), spellOrTrap, inYourDeck)),
    }),
  ],
});
