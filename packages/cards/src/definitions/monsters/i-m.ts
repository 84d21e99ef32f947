import {
  addToHand,
  all,
  allThatMatch,
  andIfYouDo,
  apply,
  at,
  atk,
  attackCost,
  attackingMonster,
  attribute,
  cannotBeActivated,
  cannotBeTargeted,
  cardOrEffectActivated,
  chainedTo,
  choose1,
  continuous,
  countsAsTributes,
  destroy,
  discard,
  duringTiming,
  effectsNegated,
  except,
  FIELD_ZONES,
  flipped,
  gainsAtk,
  ignition,
  inYourDeck,
  inYourGy,
  inYourHand,
  isCard,
  itself,
  level,
  matches,
  monster,
  moved,
  named,
  negateActivation,
  noBattleDamage,
  oncePerBattle,
  oncePerChain,
  onField,
  opponentControls,
  payLifePoints,
  player,
  quick,
  race,
  returnToHand,
  series,
  specialSummon,
  spell,
  summoned,
  target,
  target1,
  thisCard,
  thisOne,
  trap,
  tribute,
  trigger,
  useOncePerTurn,
  wouldTakeBattleDamage,
  youControl,
  yourBattlingMonster,
} from '@spellspeed/engine';
import { monsterCard } from '../../card.ts';

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

export const ladyDebug = monsterCard(16188701, {
  effects: [
    trigger({
      on: summoned(thisOne, ['normal', 'tribute', 'special']),
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: addToHand(choose1(level({ max: 3 }), race('Cyberse'), monster, inYourDeck)),
    }),
  ],
});

export const lordOfD = monsterCard(17985575, {
  effects: [
    continuous({
      from: ['monsters'],
      affects: allThatMatch(race('Dragon'), monster, onField),
      modifiers: [cannotBeTargeted],
    }),
  ],
});

export const magicianOfFaith = monsterCard(31560081, {
  effects: [
    trigger({
      on: flipped(),
      use: 'mandatory',
      targets: [target1(spell, inYourGy)],
      resolve: addToHand(target),
    }),
  ],
});

export const manEaterBug = monsterCard(54652250, {
  effects: [
    trigger({
      on: flipped(),
      use: 'mandatory',
      targets: [target1(monster, onField)],
      resolve: destroy(target),
    }),
  ],
});

export const mistValleyApexAvian = monsterCard(29587993, {
  effects: [
    quick({
      on: [cardOrEffectActivated('any')],
      limit: oncePerChain,
      targets: [target1(series('Mist Valley'), youControl)],
      resolve: andIfYouDo(returnToHand(target), negateActivation, destroy(chainedTo)),
    }),
  ],
});

export const mistValleyFalcon = monsterCard(82199284, {
  effects: [
    continuous({
      affects: itself(thisCard),
      modifiers: [attackCost(returnToHand(choose1(except(thisCard), youControl)))],
    }),
  ],
});

export const mysticTomato = monsterCard(83011277, {
  effects: [
    trigger({
      from: ['gy'],
      on: moved(thisOne, { from: ['monsters'], to: ['gy'], manner: ['destroyed'], by: ['battle'] }),
      use: 'when-you-can',
      resolve: specialSummon(choose1(attribute('DARK'), monster, atk({ max: 1500 }), inYourDeck), {
        positions: ['attack'],
      }),
    }),
  ],
});
