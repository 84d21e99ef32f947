import {
  addToHand,
  at,
  changePosition,
  choose1,
  continuous,
  declaresAttack,
  itself,
  material,
  monster,
  monsterAttackedThen,
  nameBecomes,
  named,
  opponentControls,
  race,
  series,
  summoned,
  that,
  thisCard,
  thisOne,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const skyGallopingGaiaTheDragonChampion = monsterCard(2519690, {
  summoning: { materials: [material(series('Gaia The Fierce Knight'), monster), material(race('Dragon'))] },
  effects: [
    continuous({
      from: ['monsters'],
      affects: itself(thisCard),
      modifiers: [nameBecomes('Gaia the Dragon Champion')],
    }),
    trigger({
      on: summoned(thisOne, ['special']),
      use: 'if-you-can',
      resolve: addToHand(choose1(named('Spiral Spear Strike'), at('you', 'deck', 'gy'))),
    }),
    trigger({
      on: declaresAttack(thisOne, [monster, opponentControls]),
      use: 'when-you-can',
      resolve: changePosition(that(monsterAttackedThen, opponentControls)),
    }),
  ],
});
