import {
  and,
  at,
  attribute,
  choose1,
  except,
  exists,
  faceUp,
  monster,
  named,
  not,
  opponentsTurn,
  quick,
  sendToGy,
  series,
  specialSummon,
  thisCard,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const snakeEyeBirch = monsterCard(12058741, {
  summoning: {
    procedure: {
      from: ['hand'],
      condition: exists(attribute('FIRE'), monster, youControl),
      limit: useOncePerTurn,
    },
  },
  effects: [
    quick({
      condition: opponentsTurn,
      limit: useOncePerTurn,
      cost: and(sendToGy(thisCard), sendToGy(choose1(faceUp, youControl, except(thisCard)))),
      resolve: specialSummon(
        choose1(series('Snake-Eye'), monster, at('you', 'hand', 'deck'), not(named('Snake-Eye Birch'))),
      ),
    }),
  ],
});
