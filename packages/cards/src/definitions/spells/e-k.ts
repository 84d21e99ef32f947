import {
  activateOncePerTurn,
  activation,
  all,
  allThatMatch,
  also,
  apply,
  at,
  attacksDirectly,
  battlesWithOriginalValues,
  changePosition,
  choose1,
  chooseExactly,
  continuous,
  countingThisTurn,
  destroy,
  discard,
  draw,
  duringTiming,
  effectsNegated,
  either,
  except,
  faceUp,
  fusionMonster,
  fusionSummon,
  gainsAtk,
  ignition,
  inYourHand,
  later,
  level,
  lowestAtk,
  matches,
  monster,
  normalDrawOf,
  oncePerTurn,
  onField,
  opponentControls,
  opponentsBattlingMonster,
  payLifePoints,
  player,
  sendToGy,
  series,
  takeControl,
  target,
  target1,
  that,
  thisCard,
  tribute,
  winTheDuel,
  youControl,
  yourBattlingMonster,
} from '@spellspeed/engine';
import { spellCard } from '../../card.ts';

export const enemyController = spellCard(98045062, {
  effects: [
    activation({
      modes: [
        {
          targets: [target1(monster, faceUp, opponentControls)],
          resolve: changePosition(that(target, faceUp, opponentControls)),
        },
        {
          cost: tribute(choose1(monster, youControl)),
          targets: [target1(monster, faceUp, opponentControls)],
          resolve: takeControl(that(target, faceUp), 'end-phase'),
        },
      ],
    }),
  ],
});

export const finalCountdown = spellCard(95308449, {
  effects: [
    activation({
      cost: payLifePoints(2000),
      resolve: later('end-of-turn', winTheDuel, countingThisTurn(20)),
    }),
  ],
});

export const fissure = spellCard(66788016, {
  effects: [
    activation({
      resolve: destroy(
        choose1(monster, faceUp, opponentControls, lowestAtk(monster, faceUp, opponentControls)),
      ),
    }),
  ],
});

export const forbiddenChalice = spellCard(25789292, {
  effects: [
    activation({
      targets: [target1(monster, faceUp, onField)],
      resolve: apply('end-of-turn', target, gainsAtk(400), effectsNegated),
    }),
  ],
});

export const forbiddenScripture = spellCard(54773234, {
  effects: [
    activation({
      condition: all(
        duringTiming('damage-calculation'),
        matches(yourBattlingMonster, monster),
        matches(opponentsBattlingMonster, monster),
      ),
      resolve: also(
        apply('end-of-damage-step', allThatMatch(onField, except(thisCard)), effectsNegated),
        apply('end-of-damage-calculation', allThatMatch(monster, onField), battlesWithOriginalValues),
      ),
    }),
  ],
});

export const fusionOfFire = spellCard(25800447, {
  effects: [
    activation({
      limit: activateOncePerTurn,
      resolve: fusionSummon({
        monster: [series('Salamangreat'), fusionMonster, at('you', 'extra')],
        materials: [monster, either([at('you', 'hand')], [onField])],
      }),
    }),
  ],
});

export const guardedTreasure = spellCard(17052477, {
  effects: [
    activation({ cost: discard(chooseExactly(5, inYourHand)), resolve: draw(2) }),
    continuous({ affects: player('you'), modifiers: [normalDrawOf(2)] }),
  ],
});

export const infectedMail = spellCard(6430659, {
  effects: [
    activation(),
    ignition({
      number: 1,
      from: ['spells'],
      limit: oncePerTurn,
      targets: [target1(monster, faceUp, level({ max: 4 }), youControl)],
      resolve: also(
        apply('end-of-turn', target, attacksDirectly),
        later('end-of-battle-phase', sendToGy(target)),
      ),
    }),
  ],
});
