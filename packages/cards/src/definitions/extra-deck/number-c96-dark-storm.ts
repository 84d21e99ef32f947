import {
  andIfYouDo,
  apply,
  at,
  atkBecomes,
  attachedTo,
  attribute,
  bothTakeBattleDamage,
  continuous,
  declaresAttack,
  detach,
  exists,
  gainsAtk,
  isCard,
  itself,
  level,
  matches,
  materials,
  monster,
  named,
  notDestroyedByBattle,
  oncePerBattle,
  opponentAtDeclaration,
  opponentControls,
  originalAtkOf,
  player,
  quick,
  thisCard,
  thisOne,
  yourBattlingMonster,
} from '@spellspeed/engine';
import { monsterCard } from '../../card.ts';

const withDarkMist = exists(named('Number 96: Dark Mist'), at('any', 'material'), attachedTo(thisCard));

const involvesIt = [
  declaresAttack(thisOne, [monster, opponentControls]),
  declaresAttack([monster, opponentControls], thisOne),
];

export const numberC96DarkStorm = monsterCard(77205367, {
  summoning: { materials: [materials(4, level({ min: 3, max: 3 }), attribute('DARK'), monster)] },
  effects: [
    continuous({ affects: itself(thisCard), modifiers: [notDestroyedByBattle()] }),
    continuous({
      number: 1,
      while: matches(yourBattlingMonster, isCard(thisCard)),
      affects: player('you'),
      modifiers: [bothTakeBattleDamage],
    }),
    quick({
      number: 2,
      on: involvesIt,
      limit: oncePerBattle,
      condition: withDarkMist,
      cost: detach(1),
      resolve: andIfYouDo(
        apply('while-it-stays', opponentAtDeclaration, atkBecomes(0)),
        apply('while-face-up', thisCard, gainsAtk(originalAtkOf(opponentAtDeclaration))),
      ),
    }),
  ],
});
