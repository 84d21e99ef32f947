import {
  activateOncePerTurn,
  activation,
  allThatMatch,
  andIfYouDo,
  andThen,
  apply,
  atk,
  attackingMonster,
  banish,
  banishedWhenItLeaves,
  cannotAttack,
  cannotBeAttacked,
  choose1,
  continuous,
  declaresAttack,
  destroy,
  discard,
  effectMonster,
  effectsNegated,
  endBattlePhase,
  except,
  faceUp,
  inYourGy,
  inYourHand,
  isCard,
  itselfIf,
  leavesField,
  lifePointsOf,
  link,
  linked,
  monster,
  negateAttack as negateTheAttack,
  noted,
  onField,
  opponentControls,
  opponentsTurn,
  originalAtkOf,
  placeOnTopOfDeck,
  quick,
  series,
  specialSummon,
  takeDamage,
  target,
  target1,
  that,
  thisCard,
  trap,
  unclassified,
  useOncePerTurn,
} from '@spellspeed/engine';
import { trapCard } from '../../card.ts';

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

export const royalDecree = trapCard(51452091, {
  effects: [
    activation(),
    continuous({
      number: 1,
      from: ['spells'],
      affects: allThatMatch(trap, onField, except(thisCard)),
      modifiers: [effectsNegated],
    }),
  ],
});
