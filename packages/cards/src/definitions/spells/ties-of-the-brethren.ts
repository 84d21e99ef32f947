import {
  activation,
  also,
  apply,
  cannotSpecialSummon,
  chooseExactly,
  type Filter,
  faceUp,
  inYourDeck,
  level,
  levelOf,
  monster,
  noBattlePhase,
  not,
  oath,
  payLifePoints,
  player,
  sameAttributeAs,
  sameNameAs,
  sameRaceAs,
  specialSummon,
  target,
  target1,
  withDifferentNames,
  youControl,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

const LEVEL = levelOf(target);
const BRETHREN: Filter = [
  sameRaceAs(target),
  sameAttributeAs(target),
  level({ min: LEVEL, max: LEVEL }),
  not(sameNameAs(target)),
  monster,
  inYourDeck,
];

export const tiesOfTheBrethren = spellCard(40450317, {
  effects: [
    activation({
      cost: payLifePoints(2000),
      oath: oath(player('you'), noBattlePhase),
      targets: [target1(level({ max: 4 }), monster, faceUp, youControl)],
      resolve: also(
        specialSummon(withDifferentNames(chooseExactly(2, ...BRETHREN)), { extent: 'all' }),
        apply('end-of-turn', player('you'), cannotSpecialSummon()),
      ),
    }),
  ],
});
