import {
  addToHand,
  at,
  attackTarget,
  changePosition,
  choose1,
  continuous,
  declaresAttack,
  destroy,
  discard,
  FIELD_ZONES,
  ignition,
  inYourHand,
  itself,
  level,
  material,
  materials,
  monster,
  nameBecomes,
  named,
  opponentControls,
  race,
  series,
  summoned,
  target,
  target1,
  that,
  thisCard,
  thisOne,
  trigger,
} from '@spellspeed/engine';
import { monsterCard } from '../../card.ts';

export const gaiaTheDragonChampion = monsterCard(66889139, {
  summoning: { materials: [material(named('Gaia The Fierce Knight')), material(named('Curse of Dragon'))] },
});

export const gemKnightPearl = monsterCard(71594310, {
  summoning: { materials: [materials(2, level({ min: 4, max: 4 }), monster)] },
});

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
      resolve: changePosition(that(attackTarget, opponentControls)),
    }),
  ],
});

export const xyzDragonCannon = monsterCard(91998119, {
  summoning: {
    materials: [
      material(named('X-Head Cannon')),
      material(named('Y-Dragon Head')),
      material(named('Z-Metal Tank')),
    ],
    procedure: { from: ['extra'], materials: 'banished', materialsIn: FIELD_ZONES },
    first: ['procedure'],
    neverFrom: ['gy'],
  },
  effects: [
    ignition({
      cost: discard(choose1(inYourHand)),
      targets: [target1(opponentControls)],
      resolve: destroy(that(target, opponentControls)),
    }),
  ],
});
