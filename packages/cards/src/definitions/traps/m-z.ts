import {
  activateOncePerTurn,
  activation,
  all,
  allThatMatch,
  also,
  andIfYouDo,
  andThen,
  apply,
  atk,
  atkOf,
  attackingMonster,
  cannotAttackDirectly,
  cannotBeTargetedByOpponent,
  cannotDeclareAttacks,
  continuous,
  declaresAttack,
  destroy,
  effectsNegated,
  endBattlePhase,
  eventCard,
  every,
  except,
  existAtLeast,
  exists,
  faceUp,
  inAttackPosition,
  isCard,
  itself,
  leavesField,
  lifePointsOf,
  link,
  linked,
  matches,
  monster,
  negateAttack as negateTheAttack,
  noBattleDamage,
  notDestroyedByBattle,
  notDestroyedByOpponentsEffects,
  noted,
  onField,
  opponentControls,
  opponentsTurn,
  originalAtkOf,
  payLifePoints,
  player,
  redirectAttack,
  summoned,
  takeControl,
  takeDamage,
  target,
  target1,
  that,
  thisCard,
  unclassified,
  youControl,
} from '@spellspeed/engine';
import { trapCard } from '../../card.ts';

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

export const safeZone = trapCard(38296564, {
  effects: [
    activation({
      targets: [target1(monster, faceUp, inAttackPosition, onField)],
      resolve: link('safe', target),
    }),
    continuous({
      number: 1,
      while: matches(linked('safe'), faceUp, onField),
      affects: itself(linked('safe')),
      modifiers: [notDestroyedByBattle(), notDestroyedByOpponentsEffects, cannotBeTargetedByOpponent],
    }),
    continuous({
      number: 1,
      affects: allThatMatch(isCard(linked('safe')), monster, faceUp, youControl),
      modifiers: [cannotAttackDirectly],
    }),
    unclassified({ number: 2, on: leavesField(), does: destroy(linked('safe')) }),
    unclassified({ number: 3, on: leavesField([isCard(linked('safe'))]), does: destroy(thisCard) }),
  ],
});

export const sakuretsuArmor = trapCard(56120475, {
  effects: [
    activation({
      on: [declaresAttack([opponentControls])],
      targets: [target1(isCard(attackingMonster))],
      resolve: destroy(that(target, isCard(attackingMonster))),
    }),
  ],
});

export const skillDrain = trapCard(82732705, {
  effects: [
    activation({ cost: payLifePoints(1000) }),
    continuous({
      number: 1,
      from: ['spells'],
      affects: allThatMatch(monster, faceUp, onField),
      modifiers: [effectsNegated],
    }),
  ],
});

export const threateningRoar = trapCard(36361633, {
  effects: [
    activation({
      resolve: apply('end-of-turn', allThatMatch(monster, opponentControls), cannotDeclareAttacks),
    }),
  ],
});

export const torrentialTribute = trapCard(53582587, {
  effects: [
    activation({
      on: [summoned([monster], ['normal', 'tribute', 'flip', 'special'])],
      resolve: destroy(every(monster, onField)),
    }),
  ],
});

export const trapHole = trapCard(4206964, {
  effects: [
    activation({
      on: [summoned([atk({ min: 1000 })], ['normal', 'tribute', 'flip'], 'opponent')],
      targets: [target1(isCard(eventCard), atk({ min: 1000 }))],
      resolve: destroy(that(target, atk({ min: 1000 }))),
    }),
  ],
});

export const waboku = trapCard(12607053, {
  effects: [
    activation({
      resolve: also(
        apply('end-of-turn', allThatMatch(monster, youControl), notDestroyedByBattle()),
        apply('end-of-turn', player('you'), noBattleDamage),
      ),
    }),
  ],
});
