import {
  at,
  banish,
  choose1,
  continuous,
  either,
  exists,
  type Filter,
  faceDown,
  ignition,
  inYourGy,
  itself,
  property,
  sendToGy,
  series,
  setCard,
  specialSummon,
  target,
  target1,
  thisCard,
  trap,
  unaffectedBy,
  unless,
  useOneOfTheEffectsPerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

/** "a \"Hole\" Normal Trap": in Japanese also one with 「落とし穴」 in its name. */
const HOLE: Filter = [either([series('Hole')], [series('Trap Hole')]), property('Normal'), trap];

export const traptrixVesiculo = monsterCard(28868394, {
  effects: [
    ignition({
      from: ['hand'],
      limit: useOneOfTheEffectsPerTurn,
      cost: sendToGy(choose1(faceDown, trap, youControl)),
      resolve: specialSummon(thisCard),
    }),
    continuous({
      from: ['monsters'],
      affects: itself(thisCard),
      modifiers: [unaffectedBy(...HOLE)],
    }),
    ignition({
      from: ['gy'],
      condition: unless(exists(at('you', 'spells', 'pendulum'))),
      limit: useOneOfTheEffectsPerTurn,
      cost: banish(thisCard),
      targets: [target1(...HOLE, inYourGy)],
      resolve: setCard(target),
    }),
  ],
});
