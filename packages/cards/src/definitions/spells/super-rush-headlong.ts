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
  itselfIf,
  matches,
  monster,
  opponentsBattlingMonster,
  target,
  target1,
  youControl,
  yourBattlingMonster,
} from '@spellspeed/engine';
import { spellCard } from '../../card.ts';

export const superRushHeadlong = spellCard(48422921, {
  effects: [
    activation({
      cost: declareAttribute(),
      targets: [target1(monster, faceUp, youControl)],
      resolve: apply(
        'end-of-turn',
        itselfIf(target, faceUp),
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
