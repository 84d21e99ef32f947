import {
  andIfYouDo,
  andThen,
  apply,
  atkBecomes,
  cardOrEffectActivated,
  chainedTo,
  choose1,
  continuous,
  destroy,
  detach,
  exactLevel,
  faceUp,
  frame,
  gains,
  gainsAtk,
  ignition,
  inYourGy,
  itself,
  materials,
  monster,
  named,
  negateActivation,
  oncePerTurn,
  opponentControls,
  originalAtkOf,
  quick,
  specialSummon,
  target,
  target1,
  thisCard,
  thisCardHasMaterial,
  youCan,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const darkRequiemXyzDragon = monsterCard(1621413, {
  summoning: { materials: [materials(3, exactLevel(5), monster)] },
  effects: [
    continuous({
      while: thisCardHasMaterial(named('Dark Rebellion Xyz Dragon')),
      affects: itself(thisCard),
      modifiers: [
        gains(
          ignition({
            limit: oncePerTurn,
            cost: detach(1),
            targets: [target1(faceUp, monster, opponentControls)],
            resolve: andIfYouDo(
              apply('while-it-stays', target, atkBecomes(0)),
              apply('while-it-stays', thisCard, gainsAtk(originalAtkOf(target))),
            ),
          }),
          quick({
            on: [cardOrEffectActivated('opponent', monster)],
            cost: detach(1),
            resolve: andThen(
              andIfYouDo(negateActivation, destroy(chainedTo)),
              youCan(specialSummon(choose1(frame('xyz'), monster, inYourGy))),
            ),
          }),
        ),
      ],
    }),
  ],
});
