import {
  cameThisTurn,
  draw,
  specialSummonedFrom,
  summoned,
  thisCard,
  thisOne,
  trigger,
  unless,
  useOncePerDuel,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const destinyHeroDiskCommander = monsterCard(56570271, {
  summoning: { neverFrom: ['gy'], neverFromUnless: unless(cameThisTurn(thisCard)) },
  effects: [
    trigger({
      on: summoned([...thisOne, specialSummonedFrom('gy')], ['special']),
      use: 'if-you-can',
      limit: useOncePerDuel,
      resolve: draw(2),
    }),
  ],
});
