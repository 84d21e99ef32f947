import {
  activation,
  all,
  apply,
  atTiming,
  declareAttribute,
  declaredAttribute,
  destroy,
  eachTime,
  faceUp,
  ifSo,
  isCard,
  matches,
  monster,
  opponentsBattlingMonster,
  stillTheirs,
  target,
  target1,
  youControl,
  yourBattlingMonster,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const superRushHeadlong = spellCard(48422921, {
  effects: [
    activation({
      cost: declareAttribute(),
      targets: [stillTheirs(target1(monster, faceUp, youControl))],
      resolve: apply(
        'end-of-turn',
        target,
        eachTime(
          atTiming('damage-step-start'),
          ifSo(
            all(
              matches(yourBattlingMonster, isCard(target)),
              matches(opponentsBattlingMonster, declaredAttribute),
            ),
            destroy(opponentsBattlingMonster),
          ),
        ),
      ),
    }),
  ],
});
