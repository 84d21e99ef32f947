import { addToHand, choose1, inYourDeck, named, not, series } from '@spellspeed/engine/language';
import { danger } from '../../archetypes/danger.ts';
import { monsterCard } from '../../card.ts';

export const dangerNessie = monsterCard(70711847, {
  effects: danger('Danger! Nessie!', {
    resolve: addToHand(choose1(series('Danger!'), inYourDeck, not(named('Danger! Nessie!')))),
  }),
});
