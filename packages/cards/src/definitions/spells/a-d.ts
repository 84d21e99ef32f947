import {
  activateOncePerTurn,
  activation,
  allThatMatch,
  also,
  andIfYouDo,
  andThen,
  apply,
  as,
  attribute,
  banish,
  byOpponent,
  cannotAttack,
  cannotChangePosition,
  changePosition,
  choose,
  choose1,
  destroy,
  draw,
  every,
  except,
  exists,
  faceDown,
  faceUp,
  ifSo,
  inYourGy,
  inYourHand,
  level,
  monster,
  mustAttackAllMonsters,
  named,
  oath,
  onField,
  opponentControls,
  payLifePoints,
  race,
  sendToGy,
  silencesWhatItDestroysByBattle,
  specialSummon,
  switchControl,
  takeControl,
  target,
  target1,
  targetAs,
  the,
  youControl,
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

export const bookOfTaiyou = spellCard(38699854, {
  effects: [
    activation({
      targets: [target1(monster, faceDown, onField)],
      resolve: changePosition(target, 'attack'),
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

export const circleOfTheFireKings = spellCard(59388357, {
  effects: [
    activation({
      limit: activateOncePerTurn,
      targets: [
        target1(attribute('FIRE'), monster, faceUp, youControl),
        targetAs('revived', target1(attribute('FIRE'), monster, inYourGy)),
      ],
      resolve: andIfYouDo(destroy(target), specialSummon(the('revived'))),
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

export const changeOfHeart = spellCard(4031928, {
  effects: [
    activation({ targets: [target1(monster, opponentControls)], resolve: takeControl(target, 'end-phase') }),
  ],
});
