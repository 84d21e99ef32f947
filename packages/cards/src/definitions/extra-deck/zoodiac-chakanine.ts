import {
  andIfYouDo,
  apply,
  at,
  attachedTo,
  cannotBeMaterial,
  continuous,
  detach,
  effectsNegated,
  exactLevel,
  type Filter,
  gainsAtk,
  gainsDef,
  ignition,
  inYourGy,
  itself,
  materialsOrMore,
  monster,
  named,
  not,
  oncePerTurn,
  series,
  specialSummon,
  target,
  target1,
  thisCard,
  totalAtkOf,
  totalDefOf,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const ATTACHED: Filter = [series('Zoodiac'), monster, at('any', 'material'), attachedTo(thisCard)];

export const zoodiacChakanine = monsterCard(41375811, {
  summoning: {
    materials: [materialsOrMore(2, exactLevel(4), monster)],
    xyzOver: [series('Zoodiac'), monster, not(named('Zoodiac Chakanine'))],
    xyzOverLimit: useOncePerTurn,
  },
  effects: [
    continuous({
      affects: itself(thisCard),
      modifiers: [gainsAtk(totalAtkOf(...ATTACHED)), gainsDef(totalDefOf(...ATTACHED))],
    }),
    ignition({
      limit: oncePerTurn,
      cost: detach(1),
      targets: [target1(series('Zoodiac'), monster, inYourGy)],
      resolve: andIfYouDo(
        specialSummon(target),
        apply('end-of-turn', target, effectsNegated, cannotBeMaterial('xyz')),
      ),
    }),
  ],
});
