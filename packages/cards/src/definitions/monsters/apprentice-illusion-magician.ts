import {
  addToHand,
  all,
  apply,
  attribute,
  choose1,
  discard,
  duringTiming,
  except,
  type Filter,
  gainsAtkDef,
  inYourDeck,
  inYourHand,
  matches,
  monster,
  named,
  opponentsBattlingMonster,
  quick,
  race,
  sendToGy,
  summoned,
  thisCard,
  thisOne,
  trigger,
  yourBattlingMonster,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const OTHER_SPELLCASTER: Filter = [except(thisCard), attribute('DARK'), race('Spellcaster'), monster];

export const apprenticeIllusionMagician = monsterCard(30603688, {
  summoning: { procedure: { from: ['hand'], does: discard(choose1(inYourHand)) } },
  effects: [
    trigger({
      on: summoned(thisOne, ['normal', 'tribute', 'special']),
      use: 'if-you-can',
      resolve: addToHand(choose1(named('Dark Magician'), inYourDeck)),
    }),
    quick({
      from: ['hand', 'monsters'],
      condition: all(
        duringTiming('damage-calculation'),
        matches(yourBattlingMonster, ...OTHER_SPELLCASTER),
        matches(opponentsBattlingMonster, monster),
      ),
      cost: sendToGy(thisCard),
      resolve: apply('end-of-damage-calculation', yourBattlingMonster, gainsAtkDef(2000)),
    }),
  ],
});
