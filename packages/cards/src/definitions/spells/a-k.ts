import {
  activation,
  all,
  allThatMatch,
  also,
  andIfYouDo,
  andThen,
  apply,
  as,
  attacksDirectly,
  attribute,
  banish,
  battlesWithOriginalValues,
  byOpponent,
  cannotAttack,
  cannotChangePosition,
  changePosition,
  choose,
  choose1,
  countingThisTurn,
  destroy,
  draw,
  duringTiming,
  effectsNegated,
  every,
  except,
  exists,
  faceUp,
  gainsAtk,
  ifSo,
  ignition,
  inYourHand,
  later,
  level,
  lowestAtk,
  matches,
  monster,
  mustAttackAllMonsters,
  named,
  oath,
  oncePerTurn,
  onField,
  opponentControls,
  opponentsBattlingMonster,
  payLifePoints,
  race,
  sendToGy,
  silencesWhatItDestroysByBattle,
  switchControl,
  takeControl,
  target,
  target1,
  that,
  the,
  thisCard,
  tribute,
  winTheDuel,
  youControl,
  yourBattlingMonster,
} from '@spellspeed/engine';
import { spellCard } from '../../card.ts';

export const allureOfDarkness = spellCard(1475311, {
  effects: [
    activation({
      resolve: andThen(
        draw(2),
        ifSo(
          exists(attribute('DARK'), monster, inYourHand),
          banish(choose1(attribute('DARK'), monster, inYourHand)),
          sendToGy(every(inYourHand)),
        ),
      ),
    }),
  ],
});

export const bookOfMoon = spellCard(14087893, {
  effects: [
    activation({
      targets: [target1(monster, faceUp, onField)],
      resolve: changePosition(target, 'face-down'),
    }),
  ],
});

export const burstStreamOfDestruction = spellCard(17655904, {
  effects: [
    activation({
      condition: exists(named('Blue-Eyes White Dragon'), monster, faceUp, youControl),
      oath: oath(allThatMatch(named('Blue-Eyes White Dragon'), youControl), cannotAttack),
      resolve: destroy(every(monster, opponentControls)),
    }),
  ],
});

export const creatureSwap = spellCard(31036355, {
  effects: [
    activation({
      resolve: andIfYouDo(
        choose(as('yours', choose1(monster, youControl))),
        choose(as("opponent's", byOpponent(choose1(monster, opponentControls)))),
        switchControl(the('yours'), the("opponent's")),
        apply('end-of-turn', the('yours'), cannotChangePosition),
        apply('end-of-turn', the("opponent's"), cannotChangePosition),
      ),
    }),
  ],
});

export const darkHole = spellCard(53129443, {
  effects: [activation({ resolve: destroy(every(monster, onField)) })],
});

export const diffusionWaveMotion = spellCard(87880531, {
  effects: [
    activation({
      condition: exists(monster, opponentControls),
      cost: payLifePoints(1000),
      targets: [target1(race('Spellcaster'), monster, level({ min: 7 }), youControl)],
      resolve: also(
        apply('end-of-turn', target, mustAttackAllMonsters, silencesWhatItDestroysByBattle),
        apply('end-of-turn', allThatMatch(monster, youControl, except(target)), cannotAttack),
      ),
    }),
  ],
});

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
