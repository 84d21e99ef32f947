import {
  changePosition,
  detach,
  exactLevel,
  except,
  faceUp,
  ignition,
  materials,
  monster,
  onField,
  shuffleIntoDeck,
  target,
  target1,
  thisCard,
  useOneOfTheEffectsPerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const castelTheSkyblasterMusketeer = monsterCard(82633039, {
  summoning: { materials: [materials(2, exactLevel(4), monster)] },
  effects: [
    ignition({
      limit: useOneOfTheEffectsPerTurn,
      cost: detach(1),
      targets: [target1(faceUp, monster, onField)],
      resolve: changePosition(target, 'face-down'),
    }),
    ignition({
      limit: useOneOfTheEffectsPerTurn,
      cost: detach(2),
      targets: [target1(faceUp, onField, except(thisCard))],
      resolve: shuffleIntoDeck(target),
    }),
  ],
});
