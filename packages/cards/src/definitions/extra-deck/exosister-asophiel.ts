import {
  apply,
  cannotActivate,
  continuous,
  detach,
  exactLevel,
  ignition,
  inGys,
  itself,
  materials,
  monster,
  notDestroyedByEffectsOf,
  opponentControls,
  player,
  returnToHand,
  series,
  specialSummonedFrom,
  summoned,
  summonedUsing,
  target,
  target1,
  thisCard,
  thisOne,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const exosisterAsophiel = monsterCard(41524885, {
  summoning: { materials: [materials(2, exactLevel(4), monster)] },
  effects: [
    continuous({
      from: ['monsters'],
      affects: itself(thisCard),
      modifiers: [notDestroyedByEffectsOf(monster, specialSummonedFrom('gy'))],
    }),
    trigger({
      on: summoned([...thisOne, summonedUsing('xyz', series('Exosister'), monster)], ['xyz']),
      use: 'mandatory',
      limit: useOncePerTurn,
      resolve: apply('end-of-turn', player('any'), cannotActivate(inGys)),
    }),
    ignition({
      limit: useOncePerTurn,
      cost: detach(1),
      targets: [target1(monster, opponentControls)],
      resolve: returnToHand(target),
    }),
  ],
});
