import {
  activateOncePerTurn,
  activation,
  addToHand,
  all,
  andIfYouDo,
  andThen,
  apply,
  at,
  atk,
  atkOf,
  atLeast,
  atTiming,
  attackingMonster,
  banish,
  banishedInsteadOfGy,
  banishedWhenItLeaves,
  cannotAttack,
  cannotBeAttacked,
  choose1,
  chooseExactly,
  continuous,
  declaresAttack,
  destroy,
  discard,
  effectMonster,
  effectsNegated,
  endBattlePhase,
  every,
  except,
  existAtLeast,
  exists,
  faceUp,
  giveUpNormalDraw,
  inAttackPosition,
  inYourGy,
  inYourHand,
  isCard,
  itselfIf,
  leavesField,
  lifePointsOf,
  link,
  linked,
  monster,
  moved,
  named,
  negateAttack as negateTheAttack,
  noted,
  onField,
  opponentControls,
  opponentsTurn,
  originalAtkOf,
  placeOnTopOfDeck,
  player,
  quick,
  redirectAttack,
  sendToGy,
  series,
  specialSummon,
  takeControl,
  takeDamage,
  target,
  target1,
  that,
  thisCard,
  trigger,
  unclassified,
  useOncePerTurn,
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
      resolve: andIfYouDo(negateTheAttack, takeDamage('opponent', atkOf(target))),
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

export const negateAttack = trapCard(14315573, {
  effects: [
    activation({
      on: [declaresAttack([opponentControls])],
      targets: [target1(isCard(attackingMonster))],
      resolve: andThen(negateTheAttack, endBattlePhase),
    }),
  ],
});

export const phantomKnightsFogBlade = trapCard(25542642, {
  effects: [
    activation({
      targets: [target1(effectMonster, faceUp, onField)],
      resolve: link('fogged', target),
    }),
    continuous({
      number: 1,
      affects: itselfIf(linked('fogged'), faceUp),
      modifiers: [effectsNegated, cannotAttack, cannotBeAttacked],
    }),
    unclassified({ number: 1, on: leavesField([isCard(linked('fogged'))]), does: destroy(thisCard) }),
    quick({
      number: 2,
      from: ['gy'],
      limit: useOncePerTurn,
      cost: banish(thisCard),
      targets: [target1(series('Phantom Knights'), monster, inYourGy)],
      resolve: andIfYouDo(specialSummon(target), apply('while-it-stays', target, banishedWhenItLeaves)),
    }),
  ],
});

export const ringOfDestruction = trapCard(83555666, {
  effects: [
    activation({
      condition: opponentsTurn,
      limit: activateOncePerTurn,
      targets: [target1(monster, faceUp, opponentControls, atk({ max: lifePointsOf('opponent') }))],
      resolve: andThen(
        andIfYouDo(destroy(that(target, faceUp)), takeDamage('you', originalAtkOf(target), { as: 'damage' })),
        takeDamage('opponent', noted('damage')),
      ),
    }),
  ],
});

export const phoenixWingWindBlast = trapCard(63356631, {
  effects: [
    activation({
      cost: discard(choose1(inYourHand)),
      targets: [target1(opponentControls)],
      resolve: placeOnTopOfDeck(target),
    }),
  ],
});
