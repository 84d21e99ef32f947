import {
  at,
  choose1,
  type Filter,
  faceUp,
  frame,
  monster,
  moved,
  quick,
  series,
  specialSummon,
  thisCard,
  tribute,
  trigger,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine';
import { monsterCard } from '../../card.ts';

const LINK: Filter = [series('Sky Striker Ace'), frame('link'), faceUp, youControl];
const ELSEWHERE = ['deck', 'hand', 'gy', 'banished', 'extra', 'nowhere'] as const;

export const skyStrikerAceRaye = monsterCard(26077387, {
  effects: [
    quick({
      limit: useOncePerTurn,
      cost: tribute(thisCard),
      resolve: specialSummon(choose1(series('Sky Striker Ace'), monster, at('you', 'extra')), {
        zone: 'extra-monster-zone',
      }),
    }),
    trigger({
      from: ['gy'],
      on: [
        moved(LINK, { manner: ['destroyed'], by: ['battle'] }),
        moved(LINK, { to: ELSEWHERE, by: ['effect'], doer: 'opponent' }),
      ],
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: specialSummon(thisCard),
    }),
  ],
});
