import {
  at,
  choose1,
  type Filter,
  faceUp,
  frame,
  leavesField,
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
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const LINK: Filter = [series('Sky Striker Ace'), frame('link'), faceUp, youControl];

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
        leavesField(LINK, { by: ['effect'], doer: 'opponent' }),
      ],
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: specialSummon(thisCard),
    }),
  ],
});
