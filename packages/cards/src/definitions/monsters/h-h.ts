import {
  all,
  also,
  andIfYouDo,
  apply,
  atkOf,
  attribute,
  cannotSpecialSummon,
  changePosition,
  choose1,
  discard,
  duringTiming,
  flipped,
  gainsAtk,
  ignition,
  inAttackPosition,
  inflictsBattleDamage,
  inYourDeck,
  inYourHand,
  matches,
  monster,
  not,
  oncePerTurn,
  onField,
  opponentsBattlingMonster,
  player,
  quick,
  returnToHand,
  sendToGy,
  series,
  specialSummon,
  target,
  target1,
  thisCard,
  trigger,
  useOncePerTurn,
  yourBattlingMonster,
} from '@spellspeed/engine';
import { monsterCard } from '../../card.ts';

export const haneHane = monsterCard(7089711, {
  effects: [
    trigger({
      on: flipped(),
      use: 'mandatory',
      targets: [target1(monster, onField)],
      resolve: returnToHand(target),
    }),
  ],
});

export const heroicChallengerThousandBlades = monsterCard(1833916, {
  effects: [
    ignition({
      limit: oncePerTurn,
      condition: matches(thisCard, inAttackPosition),
      cost: discard(choose1(series('Heroic'), inYourHand)),
      resolve: also(
        andIfYouDo(
          specialSummon(choose1(series('Heroic'), monster, inYourDeck)),
          changePosition(thisCard, 'defense'),
        ),
        apply('end-of-turn', player('you'), cannotSpecialSummon(not(series('Heroic')))),
      ),
    }),
    trigger({
      from: ['gy'],
      on: [inflictsBattleDamage([], { to: 'you' }), { event: 'effect-damage', to: 'you' }],
      use: 'when-you-can',
      limit: useOncePerTurn,
      resolve: specialSummon(thisCard, { positions: ['attack'] }),
    }),
  ],
});

export const honest = monsterCard(37742478, {
  effects: [
    ignition({ resolve: returnToHand(thisCard) }),
    quick({
      from: ['hand'],
      condition: all(
        duringTiming('damage-step-start', 'before-damage-calculation'),
        matches(yourBattlingMonster, attribute('LIGHT')),
        matches(opponentsBattlingMonster, monster),
      ),
      cost: sendToGy(thisCard),
      resolve: apply('end-of-turn', yourBattlingMonster, gainsAtk(atkOf(opponentsBattlingMonster))),
    }),
  ],
});
