import {
  andIfYouDo,
  at,
  choose1,
  except,
  FIELD_ZONES,
  inYourDeck,
  moved,
  opponentsTurn,
  sendToGy,
  series,
  setCard,
  specialSummon,
  spellOrTrap,
  summoned,
  thisCard,
  thisOne,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const diabellstarTheBlackWitch = monsterCard(72270339, {
  summoning: {
    procedure: {
      from: ['hand'],
      does: sendToGy(choose1(at('you', 'hand', ...FIELD_ZONES), except(thisCard))),
      limit: useOncePerTurn,
    },
  },
  effects: [
    trigger({
      on: summoned(thisOne, ['normal', 'tribute', 'special']),
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: setCard(choose1(series('Sinful Spoils'), spellOrTrap, inYourDeck)),
    }),
    trigger({
      from: ['gy'],
      on: moved(thisOne, { from: ['hand', ...FIELD_ZONES], to: ['gy'] }),
      use: 'if-you-can',
      condition: opponentsTurn,
      limit: useOncePerTurn,
      resolve: andIfYouDo(sendToGy(choose1(at('you', 'hand', ...FIELD_ZONES))), specialSummon(thisCard)),
    }),
  ],
});
