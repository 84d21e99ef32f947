import {
  andIfYouDo,
  apply,
  atkBecomes,
  attribute,
  bothTakeBattleDamage,
  continuous,
  declaresAttack,
  detach,
  exactLevel,
  gainsAtk,
  itself,
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
  thisCardBattles,
  thisCardHasMaterial,
  thisOne,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const withDarkMist = thisCardHasMaterial(named('Number 96: Dark Mist'));

const involvesIt = [
  declaresAttack(thisOne, [monster, opponentControls]),
  declaresAttack([monster, opponentControls], thisOne),
];

export const numberC96DarkStorm = monsterCard(77205367, {
  summoning: { materials: [materials(4, exactLevel(3), attribute('DARK'), monster)] },
  effects: [
    continuous({ affects: itself(thisCard), modifiers: [notDestroyedByBattle()] }),
    continuous({
      number: 1,
      while: thisCardBattles,
      affects: player('you'),
      modifiers: [bothTakeBattleDamage],
    }),
    quick({
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
