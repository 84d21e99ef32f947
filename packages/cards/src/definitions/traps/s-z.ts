import {
  activation,
  allThatMatch,
  also,
  apply,
  atk,
  attackingMonster,
  cannotAttackDirectly,
  cannotBeTargetedByOpponent,
  cannotDeclareAttacks,
  changePosition,
  continuous,
  declaresAttack,
  destroy,
  effectsNegated,
  eventCard,
  every,
  faceUp,
  gainLifePoints,
  inAttackPosition,
  isCard,
  itself,
  leavesField,
  link,
  linked,
  matches,
  monster,
  moved,
  noBattleDamage,
  notDestroyedByBattle,
  notDestroyedByOpponentsEffects,
  onField,
  opponentControls,
  payLifePoints,
  player,
  summoned,
  target,
  target1,
  that,
  thisCard,
  unclassified,
  youControl,
} from '@spellspeed/engine';
import { trapCard } from '../../card.ts';

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

export const solemnWishes = trapCard(35346968, {
  effects: [
    activation(),
    unclassified({
      on: moved([], { to: ['hand'], manner: ['drawn'], owner: 'you' }),
      does: gainLifePoints(500),
    }),
  ],
});

export const zeroGravity = trapCard(83133491, {
  effects: [activation({ resolve: changePosition(every(monster, faceUp, onField), 'switch') })],
});
