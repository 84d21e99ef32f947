import {
  andIfYouDo,
  cannotAttackDirectly,
  destroy,
  faceUp,
  ignition,
  itself,
  material,
  monster,
  named,
  oath,
  opponentControls,
  originalAtkOf,
  series,
  takeDamage,
  target,
  target1,
  thisCard,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const frightfurLeo = monsterCard(10383554, {
  summoning: {
    materials: [material(named('Edge Imp Saw')), material(series('Fluffal'), monster)],
    only: ['fusion'],
  },
  effects: [
    ignition({
      limit: useOncePerTurn,
      oath: oath(itself(thisCard), cannotAttackDirectly),
      targets: [target1(monster, faceUp, opponentControls)],
      resolve: andIfYouDo(destroy(target), takeDamage('opponent', originalAtkOf(target))),
    }),
  ],
});
