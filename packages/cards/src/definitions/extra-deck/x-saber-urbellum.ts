import {
  at,
  atRandom,
  existAtLeast,
  inflictsBattleDamage,
  placeOnTopOfDeck,
  thisOne,
  trigger,
  tunerAndNonTuners,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const xSaberUrbellum = monsterCard(80108118, {
  summoning: { materials: tunerAndNonTuners() },
  effects: [
    trigger({
      on: inflictsBattleDamage(thisOne, { to: 'opponent' }),
      use: 'mandatory',
      condition: existAtLeast(4, at('opponent', 'hand')),
      resolve: placeOnTopOfDeck(atRandom(1, at('opponent', 'hand'))),
    }),
  ],
});
