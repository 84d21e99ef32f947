import {
  activateOncePerTurn,
  activation,
  all,
  allThatMatch,
  andIfYouDo,
  andThen,
  apply,
  as,
  atkOf,
  atLeast,
  atTiming,
  attackingMonster,
  attacksDirectly,
  attackTarget,
  cannotDeclareAttacks,
  changePosition,
  choose1,
  continuous,
  destroy,
  discard,
  draw,
  equip,
  equippedMonster,
  every,
  exists,
  faceDown,
  faceUp,
  frame,
  gainsAtk,
  ifSo,
  inflictsBattleDamage,
  inPhase,
  inYourGy,
  inYourHand,
  isCard,
  itself,
  loseLifePoints,
  maintenance,
  matches,
  monster,
  moved,
  named,
  noBattlePhase,
  numberOf,
  oath,
  oncePerTurn,
  onField,
  opponentControls,
  originalAtkMultiplied,
  piercing,
  player,
  race,
  series,
  specialSummon,
  target,
  target1,
  targetAnyNumber,
  that,
  the,
  thisCard,
  times,
  tributedByOpponent,
  trigger,
  unclassified,
  unless,
  youControl,
} from '@spellspeed/engine';
import { spellCard } from '../../card.ts';

export const shootingStarBowCeal = spellCard(95638658, {
  effects: [
    activation({ targets: [target1(monster, faceUp, onField)], resolve: equip(thisCard, target) }),
    continuous({
      number: 1,
      affects: itself(equippedMonster),
      modifiers: [gainsAtk(-1000), attacksDirectly],
    }),
  ],
});

export const shrink = spellCard(55713623, {
  effects: [
    activation({
      targets: [target1(monster, faceUp, onField)],
      resolve: apply('end-of-turn', target, originalAtkMultiplied(0.5)),
    }),
  ],
});

export const silversCry = spellCard(87025064, {
  effects: [
    activation({
      limit: activateOncePerTurn,
      targets: [target1(race('Dragon'), frame('normal'), monster, inYourGy)],
      resolve: specialSummon(target),
    }),
  ],
});

export const skyscraper = spellCard(63035430, {
  effects: [
    activation(),
    unclassified({
      number: 1,
      on: atTiming('damage-calculation'),
      condition: all(
        matches(attackingMonster, series('Elemental HERO')),
        unless(atLeast(atkOf(attackingMonster), atkOf(attackTarget))),
      ),
      does: apply('end-of-damage-calculation', attackingMonster, gainsAtk(1000)),
    }),
  ],
});

export const soulCharge = spellCard(54447022, {
  effects: [
    activation({
      limit: activateOncePerTurn,
      oath: oath(player('you'), noBattlePhase),
      targets: [targetAnyNumber(monster, inYourGy)],
      resolve: andIfYouDo(
        specialSummon(as('summoned', that(target))),
        loseLifePoints('you', times(1000, numberOf(isCard(the('summoned'))))),
      ),
    }),
  ],
});

export const soulExchange = spellCard(68005187, {
  effects: [
    activation({
      oath: oath(player('you'), noBattlePhase),
      targets: [target1(monster, opponentControls)],
      resolve: apply('end-of-turn', target, tributedByOpponent),
    }),
  ],
});

export const spiralSpearStrike = spellCard(49328340, {
  effects: [
    activation(),
    continuous({
      number: 1,
      affects: allThatMatch(
        named('Gaia The Fierce Knight', 'Swift Gaia the Fierce Knight', 'Gaia the Dragon Champion'),
        youControl,
      ),
      modifiers: [piercing],
    }),
    trigger({
      number: 2,
      from: ['spells'],
      on: inflictsBattleDamage([named('Gaia the Dragon Champion'), youControl], {
        to: 'opponent',
        piercing: 'yes',
      }),
      use: 'mandatory',
      resolve: andThen(draw(2), discard(choose1(inYourHand))),
    }),
  ],
});

export const supplySquad = spellCard(17626381, {
  effects: [
    activation(),
    trigger({
      number: 1,
      from: ['spells'],
      on: moved([monster, youControl], { manner: ['destroyed'], by: ['battle', 'effect'] }),
      use: 'mandatory',
      limit: oncePerTurn,
      resolve: draw(1),
    }),
  ],
});

export const swordsOfRevealingLight = spellCard(72302403, {
  remains: true,
  effects: [
    activation({
      resolve: ifSo(
        exists(monster, faceDown, opponentControls),
        changePosition(every(monster, faceDown, opponentControls), 'face-up'),
      ),
    }),
    continuous({
      from: ['spells'],
      affects: allThatMatch(monster, opponentControls),
      modifiers: [cannotDeclareAttacks],
    }),
    maintenance({ on: inPhase('end', 'opponent'), nth: 3, does: destroy(thisCard) }),
  ],
});
