import {
  all,
  allThatMatch,
  and,
  andIfYouDo,
  apply,
  at,
  atTiming,
  attackingMonster,
  attackTarget,
  attribute,
  banish,
  battled,
  cannotBeActivated,
  choose1,
  continuous,
  countsAsTributes,
  discard,
  duringTiming,
  effectsNegated,
  except,
  FIELD_ZONES,
  faceUp,
  gainLifePoints,
  gainsAtk,
  gainsDef,
  ignition,
  inTurn,
  inYourGy,
  inYourHand,
  isCard,
  itself,
  level,
  levelOf,
  matches,
  monster,
  moved,
  named,
  nextTurn,
  noBattleDamage,
  numberOf,
  oncePerBattle,
  oncePerTurn,
  onField,
  opponentControls,
  originalAtkBecomes,
  payLifePoints,
  player,
  quick,
  raceBecomes,
  returnToHand,
  specialSummon,
  summoned,
  target,
  target1,
  thisCard,
  thisOne,
  times,
  trap,
  tribute,
  trigger,
  useOncePerTurn,
  wouldTakeBattleDamage,
  youControl,
  yourBattlingMonster,
} from '@spellspeed/engine';
import { monsterCard } from '../../card.ts';

export const influenceDragon = monsterCard(54936498, {
  effects: [
    ignition({
      limit: oncePerTurn,
      targets: [target1(monster, faceUp, youControl)],
      resolve: apply('end-phase', target, raceBecomes('Dragon')),
    }),
  ],
});

export const injectionFairyLily = monsterCard(79575620, {
  effects: [
    quick({
      limit: oncePerBattle,
      condition: all(duringTiming('damage-calculation'), matches(yourBattlingMonster, isCard(thisCard))),
      cost: payLifePoints(2000),
      resolve: apply('end-of-damage-calculation', thisCard, gainsAtk(3000)),
    }),
  ],
});

export const jinzo = monsterCard(77585513, {
  effects: [
    continuous({
      from: ['monsters'],
      affects: allThatMatch(trap, at('any', 'hand', ...FIELD_ZONES)),
      modifiers: [cannotBeActivated],
    }),
    continuous({
      number: 1,
      from: ['monsters'],
      affects: allThatMatch(trap, onField),
      modifiers: [effectsNegated],
    }),
  ],
});

export const juragedo = monsterCard(59546797, {
  effects: [
    quick({
      from: ['hand'],
      condition: duringTiming('battle-step'),
      limit: useOncePerTurn,
      resolve: andIfYouDo(specialSummon(thisCard), gainLifePoints(1000)),
    }),
    quick({
      cost: tribute(thisCard),
      targets: [target1(monster, faceUp, youControl)],
      resolve: inTurn(nextTurn(), apply('end-of-turn', target, gainsAtk(1000))),
    }),
  ],
});

export const jurracPtera = monsterCard(45711266, {
  effects: [
    trigger({
      on: atTiming('after-damage-calculation'),
      use: 'mandatory',
      condition: all(battled(thisCard), matches(attackTarget, isCard(thisCard))),
      resolve: and(
        returnToHand(attackingMonster),
        apply('while-face-up', thisCard, gainsDef(times(100, levelOf(attackingMonster)))),
      ),
    }),
  ],
});

export const kagetokage = monsterCard(94656263, {
  summoning: { first: ['own-effect'] },
  notAsMaterial: ['synchro'],
  effects: [
    trigger({
      from: ['hand'],
      on: summoned([level({ min: 4, max: 4 }), monster], ['normal', 'tribute'], 'you'),
      use: 'when-you-can',
      resolve: specialSummon(thisCard, { properly: true }),
    }),
  ],
});

export const kaibaman = monsterCard(34627841, {
  effects: [
    ignition({
      cost: tribute(thisCard),
      resolve: specialSummon(choose1(named('Blue-Eyes White Dragon'), inYourHand)),
    }),
  ],
});

export const kaiserSeaHorse = monsterCard(17444133, {
  effects: [
    continuous({
      affects: itself(thisCard),
      modifiers: [countsAsTributes(2, attribute('LIGHT'))],
    }),
  ],
});

export const kuriboh = monsterCard(40640057, {
  effects: [
    quick({
      from: ['hand'],
      condition: all(
        duringTiming('damage-calculation'),
        matches(attackingMonster, opponentControls),
        wouldTakeBattleDamage('you'),
      ),
      cost: discard(thisCard),
      resolve: apply('end-of-this-battle', player('you'), noBattleDamage),
    }),
  ],
});

const kingsAndServants = [named('King of the Skull Servants', 'Skull Servant'), inYourGy];

export const kingOfTheSkullServants = monsterCard(36021814, {
  effects: [
    continuous({
      from: ['monsters'],
      affects: itself(thisCard),
      modifiers: [originalAtkBecomes(times(1000, numberOf(...kingsAndServants)))],
    }),
    trigger({
      from: ['gy'],
      on: moved(thisOne, { to: ['gy'], by: ['battle'] }),
      use: 'when-you-can',
      cost: banish(choose1(...kingsAndServants, except(thisCard))),
      resolve: specialSummon(thisCard),
    }),
  ],
});
