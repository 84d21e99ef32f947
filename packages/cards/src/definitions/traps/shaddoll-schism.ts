import {
  activation,
  andIfYouDo,
  andThen,
  apply,
  at,
  cannotAttackDirectly,
  choose1,
  duringPhase,
  frame,
  fusionSummon,
  monster,
  opponentControls,
  quick,
  sameAttributeAs,
  sendToGy,
  series,
  the,
  useOncePerTurn,
  youCan,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const shaddollSchism = trapCard(21011044, {
  effects: [
    activation(),
    quick({
      number: 1,
      from: ['spells'],
      condition: duringPhase('main1', 'main2'),
      limit: useOncePerTurn,
      resolve: andThen(
        andIfYouDo(
          fusionSummon({
            monster: [series('Shaddoll'), frame('fusion'), at('you', 'extra')],
            materials: [monster, at('you', 'monsters', 'gy')],
            into: 'banished',
            as: 'summoned',
          }),
          apply('while-it-stays', the('summoned'), cannotAttackDirectly),
        ),
        youCan(sendToGy(choose1(monster, opponentControls, sameAttributeAs(the('summoned'))))),
      ),
    }),
  ],
});
