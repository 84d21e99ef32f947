import { activation, banishedInsteadOfGy, continuous, monster, player } from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const dimensionalFissure = spellCard(81674782, {
  effects: [
    activation(),
    continuous({ from: ['spells'], affects: player('any'), modifiers: [banishedInsteadOfGy(monster)] }),
  ],
});
