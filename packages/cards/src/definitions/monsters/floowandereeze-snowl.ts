import {
  allThatMatch,
  apply,
  banish,
  changePosition,
  choose1,
  continuous,
  every,
  ignition,
  inYourHand,
  matches,
  monster,
  normalSummons,
  oncePerTurn,
  opponentControls,
  opponentsTurn,
  piercing,
  player,
  quick,
  summonedBy,
  thisCard,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const tributeSummoned = matches(thisCard, summonedBy('tribute'));

export const floowandereezeSnowl = monsterCard(53212882, {
  effects: [
    ignition({
      condition: tributeSummoned,
      limit: oncePerTurn,
      resolve: apply('end-of-turn', player('you'), normalSummons(3)),
    }),
    continuous({
      from: ['monsters'],
      while: tributeSummoned,
      affects: allThatMatch(monster, youControl),
      modifiers: [piercing],
    }),
    quick({
      condition: opponentsTurn,
      limit: oncePerTurn,
      cost: banish(choose1(inYourHand)),
      resolve: changePosition(every(summonedBy('special'), monster, opponentControls), 'face-down'),
    }),
  ],
});
