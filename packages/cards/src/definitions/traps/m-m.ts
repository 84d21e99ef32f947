import {
  activation,
  addToHand,
  all,
  andIfYouDo,
  at,
  atkOf,
  atLeast,
  atTiming,
  attackingMonster,
  banishedInsteadOfGy,
  choose1,
  chooseExactly,
  continuous,
  declaresAttack,
  destroy,
  every,
  except,
  existAtLeast,
  exists,
  faceUp,
  giveUpNormalDraw,
  inAttackPosition,
  inYourHand,
  isCard,
  lifePointsOf,
  monster,
  moved,
  named,
  negateAttack,
  onField,
  opponentControls,
  player,
  redirectAttack,
  sendToGy,
  specialSummon,
  takeControl,
  takeDamage,
  target,
  target1,
  that,
  thisCard,
  trigger,
  youCan,
  youControl,
  yourTurn,
} from '@spellspeed/engine';
import { trapCard } from '../../card.ts';

export const macroCosmos = trapCard(30241314, {
  effects: [
    activation({
      resolve: youCan(
        specialSummon(choose1(named('Helios - The Primordial Sun'), at('you', 'hand', 'deck'))),
      ),
    }),
    continuous({ from: ['spells'], affects: player('any'), modifiers: [banishedInsteadOfGy()] }),
  ],
});

export const magicalArmShield = trapCard(96008713, {
  effects: [
    activation({
      on: [declaresAttack([opponentControls])],
      condition: all(existAtLeast(2, monster, faceUp, opponentControls), exists(monster, youControl)),
      targets: [target1(monster, faceUp, opponentControls, except(attackingMonster))],
      resolve: andIfYouDo(takeControl(that(target, faceUp), 'end-of-battle-phase'), redirectAttack(target)),
    }),
  ],
});

export const magicCylinder = trapCard(62279055, {
  effects: [
    activation({
      on: [declaresAttack([opponentControls])],
      targets: [target1(isCard(attackingMonster))],
      resolve: andIfYouDo(negateAttack, takeDamage('opponent', atkOf(target))),
    }),
  ],
});

export const meteorFlare = trapCard(56856951, {
  effects: [
    activation({
      condition: atLeast(lifePointsOf('opponent'), 3001),
      cost: sendToGy(chooseExactly(2, inYourHand)),
      resolve: takeDamage('opponent', 2000),
    }),
    trigger({
      from: ['gy'],
      on: atTiming('before-draw'),
      use: 'if-you-can',
      condition: yourTurn,
      cost: giveUpNormalDraw,
      resolve: addToHand(thisCard),
    }),
  ],
});

export const michizure = trapCard(37580756, {
  effects: [
    activation({
      on: [moved([monster], { from: ['monsters'], to: ['gy'], owner: 'you' })],
      damageStep: 'permitted',
      targets: [target1(monster, onField)],
      resolve: destroy(target),
    }),
  ],
});

export const mirrorForce = trapCard(44095762, {
  effects: [
    activation({
      on: [declaresAttack([opponentControls])],
      resolve: destroy(every(monster, inAttackPosition, opponentControls)),
    }),
  ],
});
