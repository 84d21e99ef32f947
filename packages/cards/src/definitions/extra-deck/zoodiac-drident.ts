import {
  at,
  attachedTo,
  continuous,
  destroy,
  detach,
  exactLevel,
  type Filter,
  faceUp,
  gainsAtk,
  gainsDef,
  itself,
  materials,
  monster,
  named,
  not,
  oncePerTurn,
  onField,
  quick,
  series,
  target,
  target1,
  thisCard,
  totalAtkOf,
  totalDefOf,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const ATTACHED: Filter = [series('Zoodiac'), monster, at('any', 'material'), attachedTo(thisCard)];

export const zoodiacDrident = monsterCard(48905153, {
  summoning: {
    materials: [materials(4, exactLevel(4), monster)],
    xyzOver: [series('Zoodiac'), monster, not(named('Zoodiac Drident'))],
    xyzOverLimit: useOncePerTurn,
  },
  effects: [
    continuous({
      affects: itself(thisCard),
      modifiers: [gainsAtk(totalAtkOf(...ATTACHED)), gainsDef(totalDefOf(...ATTACHED))],
    }),
    quick({
      limit: oncePerTurn,
      cost: detach(1),
      targets: [target1(faceUp, onField)],
      resolve: destroy(target),
    }),
  ],
});
