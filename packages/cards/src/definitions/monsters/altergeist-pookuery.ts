import {
  addToHand,
  type Filter,
  frame,
  itselfFromHand,
  monster,
  series,
  summoned,
  thisCard,
  trigger,
  useOncePerDuel,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const altergeist: Filter = [series('Altergeist'), monster];

export const altergeistPookuery = monsterCard(59185998, {
  asMaterial: [itselfFromHand('link', altergeist, altergeist)],
  effects: [
    trigger({
      from: ['gy'],
      on: summoned([series('Altergeist'), frame('link'), youControl], ['link']),
      use: 'if-you-can',
      limit: useOncePerDuel,
      resolve: addToHand(thisCard),
    }),
  ],
});
