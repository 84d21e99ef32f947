import {
  type Action,
  activation,
  andIfYouDo,
  andThen,
  as,
  atkOf,
  atLeast,
  attackingMonster,
  choose,
  choose1,
  declaresAttack,
  destroy,
  except,
  ifSo,
  lifePointsBecome,
  lifePointsOf,
  makeTheAttackDirect,
  monster,
  monsterThatDeclared,
  negateAttack,
  noted,
  opponentControls,
  redirectAttack,
  rollDie,
  takeDamage,
  the,
  times,
  youControl,
} from '@spellspeed/engine';
import { spellCard } from '../../card.ts';

const upTo = (most: number, action: Action, otherwise: Action): Action =>
  ifSo(atLeast(most, noted('result')), action, otherwise);
const halveLifePoints = lifePointsBecome('you', times(0.5, lifePointsOf('you')));
const attackMine = andIfYouDo(choose(as('mine', choose1(monster, youControl))), redirectAttack(the('mine')));
const other = choose1(monster, opponentControls, except(attackingMonster));
const attackTheirs = andIfYouDo(choose(as('theirs', other)), redirectAttack(the('theirs')));
const reflect = andIfYouDo(negateAttack, takeDamage('opponent', atkOf(monsterThatDeclared)));
const byTwoOrMore = upTo(
  2,
  makeTheAttackDirect,
  upTo(3, attackMine, upTo(4, attackTheirs, upTo(5, reflect, destroy(monsterThatDeclared)))),
);

export const rouletteSpider = spellCard(36708764, {
  effects: [
    activation({
      on: [declaresAttack([monster, opponentControls])],
      resolve: andThen(rollDie('result'), upTo(1, halveLifePoints, byTwoOrMore)),
    }),
  ],
});
