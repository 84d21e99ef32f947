import { activation, battleDamageBecomes, continuous, player } from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const templeOfTheMindsEye = spellCard(92481084, {
  effects: [
    activation(),
    continuous({ number: 1, affects: player('any'), modifiers: [battleDamageBecomes(1000)] }),
  ],
});
