import {
  apply,
  atkBecomes,
  atTiming,
  attacks,
  attribute,
  battledInThisBattlePhase,
  cannotAttackDirectly,
  changePosition,
  choose1,
  continuous,
  declaresAttack,
  draw,
  eventCard,
  ignition,
  itself,
  level,
  material,
  materials,
  monster,
  named,
  oath,
  oncePerTurn,
  opponentControls,
  quick,
  sendToGy,
  series,
  specialSummon,
  target,
  target1,
  thisCard,
  thisOne,
  tribute,
  trigger,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine';
import { monsterCard } from '../../card.ts';

export const elementalHERONovaMaster = monsterCard(1945387, {
  summoning: {
    materials: [material(monster, series('Elemental HERO')), material(monster, attribute('FIRE'))],
    only: ['fusion'],
  },
  effects: [
    trigger({
      on: { event: 'destroyed-by-battle', card: [opponentControls], by: thisOne },
      use: 'mandatory',
      resolve: draw(1),
    }),
  ],
});

export const frightfurKraken = monsterCard(40636712, {
  summoning: { materials: [material(series('Edge Imp'), monster), material(series('Fluffal'), monster)] },
  effects: [
    ignition({
      limit: oncePerTurn,
      oath: oath(itself(thisCard), cannotAttackDirectly),
      targets: [target1(monster, opponentControls)],
      resolve: sendToGy(target),
    }),
    continuous({ affects: itself(thisCard), modifiers: [attacks(2, 'any')] }),
    trigger({
      on: atTiming('battle-end'),
      use: 'if-you-can',
      limit: oncePerTurn,
      condition: battledInThisBattlePhase(thisCard),
      resolve: changePosition(thisCard, 'defense'),
    }),
  ],
});

export const gaiaTheDragonChampion = monsterCard(66889139, {
  summoning: { materials: [material(named('Gaia The Fierce Knight')), material(named('Curse of Dragon'))] },
});

export const gemKnightPearl = monsterCard(71594310, {
  summoning: { materials: [materials(2, level({ min: 4, max: 4 }), monster)] },
});

export const linkuriboh = monsterCard(41999284, {
  summoning: { materials: [materials(1, level({ min: 1, max: 1 }), monster)] },
  effects: [
    quick({
      on: [declaresAttack([opponentControls])],
      cost: tribute(thisCard),
      resolve: apply('end-of-turn', eventCard, atkBecomes(0)),
    }),
    quick({
      from: ['gy'],
      limit: useOncePerTurn,
      cost: tribute(choose1(level({ min: 1, max: 1 }), monster, youControl)),
      resolve: specialSummon(thisCard),
    }),
  ],
});
