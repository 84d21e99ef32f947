import {
  addToHand,
  all,
  and,
  andIfYouDo,
  apply,
  atkBecomesOriginal,
  atTiming,
  attribute,
  banish,
  choose1,
  discard,
  duringPhase,
  eachTime,
  either,
  except,
  type Filter,
  faceUp,
  gainsAtk,
  ifSo,
  inPhase,
  inYourGy,
  isCard,
  matches,
  monster,
  oncePerTurn,
  opponentsBattlingMonster,
  quick,
  series,
  target,
  target1,
  thisCard,
  trigger,
  youControl,
  yourBattlingMonster,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const warrior = either([series('Black Luster Soldier')], [series('Gaia The Fierce Knight')]);
const others: Filter = [monster, inYourGy, except(thisCard)];

const weakensItsOpponent = eachTime(
  atTiming('damage-calculation'),
  ifSo(
    all(matches(yourBattlingMonster, isCard(target)), matches(opponentsBattlingMonster, monster)),
    apply('end-of-damage-calculation', opponentsBattlingMonster, atkBecomesOriginal),
  ),
);

export const envoyOfChaos = monsterCard(38695361, {
  effects: [
    quick({
      from: ['hand'],
      condition: duringPhase('battle'),
      cost: discard(thisCard),
      targets: [target1(warrior, monster, faceUp, youControl)],
      resolve: andIfYouDo(
        apply('end-of-turn', target, gainsAtk(1500)),
        apply('end-of-turn', target, weakensItsOpponent),
      ),
    }),
    trigger({
      from: ['gy'],
      on: inPhase('end', 'any'),
      use: 'if-you-can',
      limit: oncePerTurn,
      cost: and(
        banish(choose1(attribute('LIGHT'), ...others)),
        banish(choose1(attribute('DARK'), ...others)),
      ),
      resolve: addToHand(thisCard),
    }),
  ],
});
