import {
  andIfYouDo,
  at,
  attach,
  attachedTo,
  attribute,
  cardOrEffectActivated,
  chainedTo,
  continuous,
  destroy,
  detach,
  exactLevel,
  faceUp,
  gainsAtk,
  ignition,
  inAttackPosition,
  inMonsterZone,
  itself,
  materials,
  monster,
  named,
  negateActivation,
  numberOf,
  oncePerTurn,
  quick,
  race,
  target,
  target1,
  thisCard,
  times,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const cyberDragonInfinity = monsterCard(10443957, {
  summoning: {
    materials: [materials(3, exactLevel(6), attribute('LIGHT'), race('Machine'), monster)],
    xyzOver: [named('Cyber Dragon Nova')],
    xyzOverLimit: useOncePerTurn,
  },
  effects: [
    continuous({
      affects: itself(thisCard),
      modifiers: [gainsAtk(times(200, numberOf(at('any', 'material'), attachedTo(thisCard))))],
    }),
    ignition({
      limit: oncePerTurn,
      targets: [target1(monster, faceUp, inAttackPosition, inMonsterZone)],
      resolve: attach(target, thisCard),
    }),
    quick({
      on: [cardOrEffectActivated('any')],
      limit: oncePerTurn,
      cost: detach(1),
      resolve: andIfYouDo(negateActivation, destroy(chainedTo)),
    }),
  ],
});
