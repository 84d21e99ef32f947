import {
  activation,
  andIfYouDo,
  andThen,
  as,
  atkOf,
  attackingMonster,
  byResult,
  choose,
  choose1,
  declaresAttack,
  destroy,
  except,
  lifePointsBecome,
  lifePointsOf,
  makeTheAttackDirect,
  monster,
  monsterThatDeclared,
  negateAttack,
  opponentControls,
  redirectAttack,
  rollDie,
  takeDamage,
  the,
  times,
  youControl,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

const halveLifePoints = lifePointsBecome('you', times(0.5, lifePointsOf('you')));
const attackMine = andIfYouDo(choose(as('mine', choose1(monster, youControl))), redirectAttack(the('mine')));
const other = choose1(monster, opponentControls, except(attackingMonster));
const attackTheirs = andIfYouDo(choose(as('theirs', other)), redirectAttack(the('theirs')));
const reflect = andIfYouDo(negateAttack, takeDamage('opponent', atkOf(monsterThatDeclared)));
const table = byResult(
  'result',
  [
    [1, halveLifePoints],
    [2, makeTheAttackDirect],
    [3, attackMine],
    [4, attackTheirs],
    [5, reflect],
  ],
  destroy(monsterThatDeclared),
);

export const rouletteSpider = spellCard(36708764, {
  effects: [
    activation({
      on: [declaresAttack([monster, opponentControls])],
      resolve: andThen(rollDie('result'), table),
    }),
  ],
});
