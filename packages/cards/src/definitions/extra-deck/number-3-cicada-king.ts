import {
  activatedIn,
  andThen,
  apply,
  applyOneOf,
  as,
  at,
  cardOrEffectActivated,
  chainedTo,
  changePosition,
  choose,
  choose1,
  detach,
  effectsNegated,
  exactLevel,
  faceUp,
  gainsDef,
  inMonsterZone,
  isCard,
  materials,
  monster,
  positionChanged,
  quick,
  race,
  specialSummon,
  target,
  target1,
  the,
  thisOne,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const number3CicadaKing = monsterCard(4997565, {
  summoning: { materials: [materials(2, exactLevel(3), monster)] },
  effects: [
    trigger({
      limit: useOncePerTurn,
      on: positionChanged(...thisOne),
      use: 'if-you-can',
      resolve: specialSummon(choose1(race('Insect'), monster, at('you', 'hand', 'gy')), {
        positions: ['defense'],
      }),
    }),
    quick({
      limit: useOncePerTurn,
      on: [activatedIn(cardOrEffectActivated('any', monster), 'monsters')],
      cost: detach(1),
      targets: [target1(isCard(chainedTo))],
      resolve: andThen(
        apply('while-it-stays', target, effectsNegated),
        applyOneOf(
          andThen(
            choose(as('insect', choose1(faceUp, race('Insect'), monster, inMonsterZone))),
            apply('while-it-stays', the('insect'), gainsDef(500)),
          ),
          changePosition(choose1(faceUp, race('Insect'), monster, inMonsterZone)),
        ),
      ),
    }),
  ],
});
