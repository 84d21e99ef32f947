import {
  andIfYouDo,
  apply,
  cannotAttack,
  choose1,
  continuous,
  effectsCannotBeActivated,
  faceUp,
  ignition,
  itself,
  level,
  material,
  monster,
  nameBecomes,
  notDestroyedByBattle,
  notDestroyedByEffects,
  opponentControls,
  race,
  series,
  takeControl,
  target,
  target1,
  thisCard,
  tribute,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const eldlichTheMadGoldenLord = monsterCard(74889525, {
  summoning: {
    materials: [material(series('Eldlich'), monster), material(level({ min: 5 }), race('Zombie'), monster)],
  },
  effects: [
    continuous({
      from: ['monsters'],
      affects: itself(thisCard),
      modifiers: [nameBecomes('Eldlich the Golden Lord')],
    }),
    continuous({
      from: ['monsters'],
      affects: itself(thisCard),
      modifiers: [notDestroyedByBattle(), notDestroyedByEffects],
    }),
    ignition({
      limit: useOncePerTurn,
      cost: tribute(choose1(race('Zombie'), monster, youControl)),
      targets: [target1(monster, faceUp, opponentControls)],
      resolve: andIfYouDo(
        takeControl(target),
        apply('end-of-turn', target, cannotAttack, effectsCannotBeActivated),
      ),
    }),
  ],
});
