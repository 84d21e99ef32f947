import {
  continuous,
  detach,
  effectResolves,
  exactLevel,
  frame,
  inYourGy,
  itself,
  materials,
  monster,
  notDestroyedByEffects,
  oncePerTurn,
  quick,
  series,
  specialSummon,
  takeDamage,
  target,
  target1,
  thisCard,
  thisCardHasMaterial,
  unclassified,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const redEyesFlareMetalDragon = monsterCard(44405066, {
  summoning: { materials: [materials(2, exactLevel(7), monster)] },
  effects: [
    continuous({
      from: ['monsters'],
      while: thisCardHasMaterial(),
      affects: itself(thisCard),
      modifiers: [notDestroyedByEffects],
    }),
    unclassified({
      from: ['monsters'],
      on: effectResolves('opponent'),
      condition: thisCardHasMaterial(),
      does: takeDamage('opponent', 500),
    }),
    quick({
      limit: oncePerTurn,
      cost: detach(1),
      targets: [target1(series('Red-Eyes'), frame('normal'), monster, inYourGy)],
      resolve: specialSummon(target),
    }),
  ],
});
