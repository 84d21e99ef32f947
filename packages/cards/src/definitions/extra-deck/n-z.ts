import {
  ability,
  addToHand,
  all,
  apply,
  at,
  atkOf,
  atTiming,
  attachedTo,
  attackingMonster,
  attacksDirectly,
  attackTarget,
  canAttackAll,
  cardOrEffectActivated,
  changePosition,
  choose1,
  continuous,
  declaredAttackThisTurn,
  declaresAttack,
  destroy,
  detach,
  discard,
  every,
  except,
  exists,
  FIELD_ZONES,
  faceUp,
  gainsAtk,
  gainsAtkDef,
  ignition,
  inDefensePosition,
  inflictsBattleDamage,
  inGys,
  inMonsterZone,
  inPhase,
  inYourHand,
  isCard,
  itself,
  level,
  matches,
  material,
  materials,
  materialsOrMore,
  monster,
  nameBecomes,
  named,
  negateActivation,
  not,
  numberOf,
  oncePerTurn,
  opponentControls,
  quick,
  race,
  series,
  specialSummon,
  summoned,
  summonedBy,
  target,
  target1,
  that,
  thisCard,
  thisOne,
  times,
  trigger,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine';
import { monsterCard } from '../../card.ts';

export const number23LancelotDarkKnightOfTheUnderworld = monsterCard(66547759, {
  summoning: { materials: [materials(2, level({ min: 8, max: 8 }), monster)] },
  effects: [
    continuous({
      while: exists(at('any', 'material'), attachedTo(thisCard)),
      affects: itself(thisCard),
      modifiers: [attacksDirectly],
    }),
    trigger({
      on: inflictsBattleDamage(thisOne, { to: 'opponent' }),
      use: 'when-you-can',
      targets: [target1(monster, faceUp, opponentControls)],
      resolve: destroy(target),
    }),
    quick({
      on: [cardOrEffectActivated('any', except(thisCard))],
      use: 'mandatory',
      limit: oncePerTurn,
      cost: detach(1),
      resolve: negateActivation,
    }),
  ],
});

export const raidraptorRiseFalcon = monsterCard(73887236, {
  summoning: { materials: [materials(3, level({ min: 4, max: 4 }), race('Winged Beast'), monster)] },
  effects: [
    continuous({ affects: itself(thisCard), modifiers: [canAttackAll(summonedBy('special'))] }),
    ignition({
      limit: oncePerTurn,
      cost: detach(1),
      targets: [target1(monster, faceUp, summonedBy('special'), opponentControls)],
      resolve: apply('while-face-up', thisCard, gainsAtk(atkOf(target))),
    }),
  ],
});

export const redDragonArchfiend = monsterCard(70902743, {
  summoning: { materials: [material(ability('tuner')), materialsOrMore(1, not(ability('tuner')))] },
  effects: [
    trigger({
      on: atTiming('after-damage-calculation'),
      use: 'mandatory',
      condition: all(
        matches(attackingMonster, isCard(thisCard)),
        matches(attackTarget, inDefensePosition, opponentControls),
      ),
      resolve: destroy(every(monster, inDefensePosition, opponentControls)),
    }),
    trigger({
      on: inPhase('end', 'you'),
      use: 'mandatory',
      limit: oncePerTurn,
      alsoAtResolution: matches(thisCard, faceUp, inMonsterZone),
      resolve: destroy(every(monster, youControl, except(thisCard), not(declaredAttackThisTurn))),
    }),
  ],
});

export const redEyesZombieNecroDragon = monsterCard(28240337, {
  summoning: { materials: [material(ability('tuner')), materialsOrMore(1, not(ability('tuner')))] },
  effects: [
    continuous({
      affects: itself(thisCard),
      modifiers: [gainsAtkDef(times(100, numberOf(race('Zombie'), monster, at('any', 'monsters', 'gy'))))],
    }),
    trigger({
      on: { event: 'destroyed-by-battle', card: [race('Zombie'), monster, except(thisCard)], by: [monster] },
      use: 'when-you-can',
      limit: useOncePerTurn,
      resolve: specialSummon(choose1(race('Zombie'), monster, inGys)),
    }),
  ],
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
