import {
  at,
  atkBecomes,
  continuous,
  defBecomes,
  itself,
  numberOf,
  thisCard,
  times,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

/** The number of your banished cards x 400. */

const ofYourBanishedCards = times(400, numberOf(at('you', 'banished')));

export const grenMajuDaEiza = monsterCard(36584821, {
  effects: [
    continuous({
      affects: itself(thisCard),
      modifiers: [atkBecomes(ofYourBanishedCards), defBecomes(ofYourBanishedCards)],
    }),
  ],
});
