import {
  allThatMatchNow,
  apply,
  attribute,
  detach,
  exactLevel,
  faceUp,
  materials,
  monster,
  oncePerTurn,
  quick,
  series,
  spellOrTrap,
  unaffectedBy,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const constellarOmega = monsterCard(26329679, {
  summoning: { materials: [materials(2, exactLevel(4), attribute('LIGHT'), monster)] },
  effects: [
    quick({
      limit: oncePerTurn,
      cost: detach(1),
      resolve: apply(
        'end-of-turn',
        allThatMatchNow(series('Constellar'), monster, faceUp, youControl),
        unaffectedBy(spellOrTrap),
      ),
    }),
  ],
});
