import { choose1, inYourDeck, named, not, sendToGy, series } from '@spellspeed/engine/language';
import { danger } from '../../archetypes/danger.ts';
import { monsterCard } from '../../card.ts';

export const dangerOgopogo = monsterCard(83518674, {
  effects: danger('Danger! Ogopogo!', {
    resolve: sendToGy(choose1(series('Danger!'), inYourDeck, not(named('Danger! Ogopogo!')))),
  }),
});
