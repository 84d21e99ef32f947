import { activatesOnlySet, activation, continuous, player, spell } from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const antiSpellFragrance = trapCard(58921041, {
  effects: [
    activation(),
    continuous({ number: 1, affects: player('any'), modifiers: [activatesOnlySet(spell)] }),
  ],
});
