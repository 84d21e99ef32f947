import {
  ability,
  all,
  allThatMatch,
  andIfYouDo,
  apply,
  at,
  atkBecomes,
  atTiming,
  attackingMonster,
  attacks,
  attackTarget,
  attribute,
  banish,
  cannotActivate,
  cannotAttackDirectly,
  changePosition,
  choose1,
  continuous,
  destroy,
  destroyedByThisBattle,
  every,
  faceUp,
  frame,
  gainsAtkDef,
  ignition,
  inDefensePosition,
  inYourGy,
  isCard,
  itself,
  matches,
  material,
  materials,
  materialsOrMore,
  monster,
  named,
  negateAlsoInGy,
  not,
  notDestroyedByBattle,
  numberOf,
  oncePerTurn,
  onField,
  opponentControls,
  opponentInBattle,
  piercing,
  player,
  race,
  series,
  specialSummonTokens,
  staysIn,
  summoned,
  takeDamage,
  target,
  target1,
  that,
  thisCard,
  thisOne,
  times,
  token,
  trigger,
  unless,
} from '@spellspeed/engine';
import { monsterCard } from '../../card.ts';

export const allyOfJusticeCatastor = monsterCard(26593852, {
  summoning: { materials: [material(ability('tuner')), materialsOrMore(1, not(ability('tuner')))] },
  effects: [
    trigger({
      on: atTiming('damage-step-start'),
      use: 'mandatory',
      condition: matches(opponentInBattle, monster, faceUp, not(attribute('DARK'))),
      resolve: destroy(opponentInBattle),
    }),
  ],
});

export const barbaroidTheUltimateBattleMachine = monsterCard(54702678, {
  summoning: { materials: [materials(5, race('Machine'), series('roid'), monster)] },
  effects: [
    continuous({ affects: itself(thisCard), modifiers: [attacks(2, 'any')] }),
    continuous({ affects: itself(thisCard), modifiers: [cannotAttackDirectly] }),
    trigger({
      on: atTiming('after-damage-calculation'),
      use: 'mandatory',
      condition: all(matches(attackingMonster, isCard(thisCard)), matches(attackTarget, opponentControls)),
      resolve: negateAlsoInGy(attackTarget),
    }),
    trigger({
      on: { event: 'destroyed-by-battle', card: [opponentControls], by: thisOne },
      use: 'mandatory',
      resolve: takeDamage('opponent', 1000),
    }),
  ],
});

export const blackRoseDragon = monsterCard(73580471, {
  summoning: { materials: [material(ability('tuner')), materialsOrMore(1, not(ability('tuner')))] },
  effects: [
    trigger({
      on: summoned(thisOne, ['synchro']),
      use: 'when-you-can',
      resolve: destroy(every(onField)),
    }),
    ignition({
      limit: oncePerTurn,
      cost: banish(choose1(race('Plant'), monster, inYourGy)),
      targets: [target1(monster, inDefensePosition, opponentControls)],
      resolve: andIfYouDo(
        changePosition(that(target, inDefensePosition), 'attack'),
        apply('end-of-turn', target, atkBecomes(0)),
      ),
    }),
  ],
});

export const blueEyesTwinBurstDragon = monsterCard(2129638, {
  summoning: {
    materials: [material(named('Blue-Eyes White Dragon')), material(named('Blue-Eyes White Dragon'))],
    procedure: { from: ['extra'], materials: 'sent-to-gy', materialsIn: ['monsters'] },
    only: ['fusion', 'procedure'],
  },
  effects: [
    continuous({ affects: itself(thisCard), modifiers: [notDestroyedByBattle()] }),
    continuous({ affects: itself(thisCard), modifiers: [attacks(2, 'monsters')] }),
    trigger({
      on: atTiming('damage-step-end'),
      use: 'when-you-can',
      condition: all(
        matches(attackingMonster, isCard(thisCard)),
        matches(attackTarget, opponentControls),
        unless(destroyedByThisBattle(attackTarget)),
      ),
      resolve: banish(that(attackTarget, opponentControls)),
    }),
  ],
});

export const blueEyesUltimateDragon = monsterCard(23995346, {
  summoning: {
    materials: [
      material(named('Blue-Eyes White Dragon')),
      material(named('Blue-Eyes White Dragon')),
      material(named('Blue-Eyes White Dragon')),
    ],
  },
});

export const busterBladerTheDragonDestroyerSwordsman = monsterCard(86240887, {
  summoning: { materials: [material(named('Buster Blader')), material(race('Dragon'))], only: ['fusion'] },
  effects: [
    continuous({ affects: itself(thisCard), modifiers: [cannotAttackDirectly] }),
    continuous({
      affects: itself(thisCard),
      modifiers: [
        gainsAtkDef(times(1000, numberOf(race('Dragon'), monster, at('opponent', 'monsters', 'gy')))),
      ],
    }),
    continuous({
      from: ['monsters'],
      affects: allThatMatch(race('Dragon'), monster, opponentControls),
      modifiers: [staysIn('defense')],
    }),
    continuous({
      number: 3,
      from: ['monsters'],
      affects: player('opponent'),
      modifiers: [cannotActivate(race('Dragon'), monster)],
    }),
    continuous({ number: 4, affects: itself(thisCard), modifiers: [piercing] }),
  ],
});

const BELLCAT_TOKEN = token(22953212, 'Bellcat Token', {
  race: 'Machine',
  attribute: 'WIND',
  level: 4,
  atk: 2000,
  def: 2000,
});
export const bellcatFighter = monsterCard(22953211, {
  summoning: { materials: [materials(3, monster)], including: [frame('token')] },
  effects: [
    trigger({
      on: { event: 'destroyed-by-battle', card: [opponentControls], by: thisOne },
      use: 'when-you-can',
      resolve: specialSummonTokens(1, BELLCAT_TOKEN, { positions: ['defense'] }),
    }),
  ],
});
