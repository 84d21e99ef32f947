import {
  all,
  allMatch,
  andIfYouDo,
  asItIsNow,
  atLeast,
  cannotNormalSummon,
  cannotSpecialSummon,
  continuous,
  controlledAtBattlePhaseStart,
  declareAttribute,
  declaredAttribute,
  destroy,
  every,
  faceUp,
  howMany,
  inGys,
  isCard,
  monster,
  moved,
  onField,
  opponentsTurn,
  player,
  specialSummon,
  summonedByItsEffect,
  thatWasDestroyedByBattleThisTurn,
  thisCard,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const AT_START = controlledAtBattlePhaseStart('you');

const FORBIDS_ATTRIBUTE = continuous({
  number: 2,
  from: ['monsters'],
  affects: player('opponent'),
  modifiers: [
    cannotNormalSummon(declaredAttribute, monster),
    cannotSpecialSummon(declaredAttribute, monster),
  ],
});

const DESTROYS_ATTRIBUTE = andIfYouDo(
  declareAttribute(),
  destroy(every(monster, faceUp, declaredAttribute, onField)),
);

export const tualatin = monsterCard(27769400, {
  effects: [
    trigger({
      from: ['hand'],
      on: moved([isCard(AT_START)], {
        from: ['monsters'],
        to: ['gy'],
        manner: ['destroyed'],
        by: ['battle'],
      }),
      use: 'when-you-can',
      condition: all(
        opponentsTurn,
        atLeast(howMany(AT_START), 2),
        allMatch(asItIsNow(AT_START), inGys, thatWasDestroyedByBattleThisTurn),
      ),
      resolve: specialSummon(thisCard),
    }),
    trigger({ number: 2, on: summonedByItsEffect, use: 'mandatory', resolve: DESTROYS_ATTRIBUTE }),
    FORBIDS_ATTRIBUTE,
  ],
});
