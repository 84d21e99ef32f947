import {
  at,
  draw,
  except,
  exists,
  FIELD_ZONES,
  inYourHand,
  summoned,
  thisCard,
  thisOne,
  trigger,
  unless,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const NO_OTHER_CARDS = unless(exists(at('you', 'hand', ...FIELD_ZONES), except(thisCard)));

export const elementalHeroBubbleman = monsterCard(79979666, {
  summoning: { procedure: { from: ['hand'], condition: unless(exists(inYourHand, except(thisCard))) } },
  effects: [
    trigger({
      number: 2,
      on: summoned(thisOne, ['normal', 'flip', 'special']),
      use: 'when-you-can',
      condition: NO_OTHER_CARDS,
      alsoAtResolution: NO_OTHER_CARDS,
      resolve: draw(2),
    }),
  ],
});
