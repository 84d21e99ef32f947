import { choose1, inYourDeck, monster, named, not, series, specialSummon } from '@spellspeed/engine/language';
import { danger } from '../../archetypes/danger.ts';
import { monsterCard } from '../../card.ts';

export const dangerJackalope = monsterCard(43694650, {
  effects: danger('Danger!? Jackalope?', {
    resolve: specialSummon(
      choose1(series('Danger!'), monster, inYourDeck, not(named('Danger!? Jackalope?'))),
      { positions: ['defense'] },
    ),
  }),
});
