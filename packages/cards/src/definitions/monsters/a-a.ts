import {
  all,
  atTiming,
  attackingMonster,
  attackTarget,
  attribute,
  choose1,
  continuous,
  deed,
  discard,
  effectActivatedIncluding,
  except,
  faceUp,
  ifSo,
  ignition,
  inYourDeck,
  inYourHand,
  isCard,
  matches,
  monster,
  named,
  negateEffect,
  onField,
  opponentControls,
  opponentTakesBattleDamage,
  player,
  quick,
  redirectAttack,
  sendToGy,
  specialSummon,
  summoned,
  target,
  target1,
  thisCard,
  thisOne,
  trigger,
  useOncePerTurn,
  wasFaceDownAtDamageStepStart,
  yourBattlingMonster,
} from '@spellspeed/engine';
import { monsterCard } from '../../card.ts';

export const amazonessSwordsWoman = monsterCard(94004268, {
  effects: [
    continuous({
      while: matches(yourBattlingMonster, isCard(thisCard)),
      affects: player('you'),
      modifiers: [opponentTakesBattleDamage],
    }),
  ],
});

export const ancientLamp = monsterCard(54912977, {
  effects: [
    ignition({
      alsoAtResolution: matches(thisCard, faceUp, onField),
      resolve: specialSummon(choose1(named('La Jinn the Mystical Genie of the Lamp'), inYourHand)),
    }),
    trigger({
      on: atTiming('before-damage-calculation'),
      use: 'if-you-can',
      condition: all(
        wasFaceDownAtDamageStepStart(thisCard),
        matches(attackTarget, isCard(thisCard)),
        matches(attackingMonster, opponentControls),
      ),
      targets: [target1(monster, opponentControls, except(attackingMonster))],
      resolve: ifSo(matches(target, opponentControls), redirectAttack(target)),
    }),
  ],
});

export const armageddonKnight = monsterCard(28985331, {
  effects: [
    trigger({
      on: summoned(thisOne, ['normal', 'tribute', 'flip', 'special']),
      use: 'when-you-can',
      resolve: sendToGy(choose1(attribute('DARK'), monster, inYourDeck)),
    }),
  ],
});

export const ashBlossomJoyousSpring = monsterCard(14558127, {
  effects: [
    quick({
      from: ['hand'],
      on: [
        effectActivatedIncluding(
          'any',
          deed('to-hand', 'deck'),
          deed('special-summon', 'deck'),
          deed('send-to-gy', 'deck'),
        ),
      ],
      limit: useOncePerTurn,
      cost: discard(thisCard),
      resolve: negateEffect,
    }),
  ],
});
