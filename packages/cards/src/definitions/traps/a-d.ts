import {
  activation,
  all,
  allThatMatch,
  also,
  andIfYouDo,
  andThen,
  apply,
  atk,
  atTiming,
  attackingMonster,
  attackTarget,
  banish,
  cannotChangePosition,
  cardActivated,
  cardOrEffectActivated,
  chainedTo,
  changePosition,
  choose1,
  continuous,
  declaresAttack,
  destroy,
  destroyAndBanish,
  destroyedByThisBattle,
  discard,
  draw,
  eventCard,
  every,
  faceUp,
  halfBattleDamage,
  halfEffectDamage,
  inAttackPosition,
  inYourGy,
  inYourHand,
  isCard,
  leavesField,
  link,
  linked,
  matches,
  monster,
  moved,
  mustAttackAgainInARow,
  negateActivation,
  onField,
  opponentControls,
  player,
  quick,
  race,
  returnToHand,
  setCard,
  specialSummon,
  spellOrTrap,
  staysIn,
  summoned,
  target,
  target1,
  that,
  thisCard,
  trigger,
  unclassified,
  unless,
  youCan,
  youControl,
} from '@spellspeed/engine';
import { trapCard } from '../../card.ts';

export const callOfTheHaunted = trapCard(97077563, {
  effects: [
    activation({
      targets: [target1(monster, inYourGy)],
      resolve: andIfYouDo(specialSummon(target, { positions: ['attack'] }), link('haunted', target)),
    }),
    unclassified({
      number: 1,
      on: leavesField(),
      does: destroy(linked('haunted')),
    }),
    unclassified({
      number: 1,
      on: moved([isCard(linked('haunted'))], { manner: ['destroyed'] }),
      does: destroy(thisCard),
    }),
  ],
});

export const compulsoryEvacuationDevice = trapCard(94192409, {
  effects: [activation({ targets: [target1(monster, onField)], resolve: returnToHand(target) })],
});

export const damageDiet = trapCard(95448692, {
  effects: [
    activation({ resolve: apply('end-of-turn', player('you'), halfBattleDamage, halfEffectDamage) }),
    quick({
      from: ['gy'],
      cost: banish(thisCard),
      resolve: apply('end-of-turn', player('you'), halfEffectDamage),
    }),
  ],
});

export const darkBribe = trapCard(77538567, {
  effects: [
    activation({
      on: [cardActivated('opponent', spellOrTrap)],
      resolve: also(draw(1, 'opponent'), andIfYouDo(negateActivation, destroy(chainedTo))),
    }),
  ],
});

export const desertSunlight = trapCard(93747864, {
  effects: [activation({ resolve: changePosition(every(monster, youControl), 'defense') })],
});

export const dimensionalPrison = trapCard(70342110, {
  effects: [
    activation({
      on: [declaresAttack([opponentControls])],
      targets: [target1(isCard(attackingMonster))],
      resolve: banish(that(target, isCard(attackingMonster))),
    }),
  ],
});

export const dimensionMirage = trapCard(80560728, {
  effects: [
    activation({
      targets: [target1(monster, faceUp, inAttackPosition, opponentControls)],
      resolve: link('mirrored', target),
    }),
    trigger({
      number: 1,
      from: ['spells'],
      on: atTiming('damage-step-end'),
      use: 'when-you-can',
      condition: all(
        matches(attackingMonster, isCard(linked('mirrored'))),
        matches(attackTarget, monster),
        unless(destroyedByThisBattle(attackTarget)),
      ),
      cost: banish(choose1(monster, inYourGy)),
      resolve: apply('end-of-battle-phase', linked('mirrored'), mustAttackAgainInARow),
    }),
    unclassified({ number: 2, on: leavesField([isCard(linked('mirrored'))]), does: destroy(thisCard) }),
  ],
});

export const divineWrath = trapCard(49010598, {
  effects: [
    activation({
      on: [cardOrEffectActivated('any', monster)],
      cost: discard(choose1(inYourHand)),
      resolve: andIfYouDo(negateActivation, destroy(chainedTo)),
    }),
  ],
});

export const dragonCaptureJar = trapCard(50045299, {
  effects: [
    activation(),
    continuous({
      number: 1,
      affects: allThatMatch(race('Dragon'), monster, faceUp, onField),
      modifiers: [staysIn('defense'), cannotChangePosition],
    }),
  ],
});

export const dustTornado = trapCard(60082869, {
  effects: [
    activation({
      targets: [target1(spellOrTrap, opponentControls)],
      resolve: andThen(
        destroy(that(target, opponentControls)),
        youCan(setCard(choose1(spellOrTrap, inYourHand))),
      ),
    }),
  ],
});

export const bottomlessTrapHole = trapCard(29401950, {
  effects: [
    activation({
      on: [summoned([atk({ min: 1500 })], ['normal', 'tribute', 'flip', 'special'], 'opponent')],
      resolve: destroyAndBanish(that(eventCard, atk({ min: 1500 }))),
    }),
  ],
});
