import { activation, at, ignition, useOneOfTheEffectsPerTurn } from '@spellspeed/engine/language';
import { eldlixirSummon, setsGoldenLand } from '../../archetypes/eldlich.ts';
import { spellCard } from '../../card.ts';

export const eldlixirOfBlackAwakening = spellCard(68829754, {
  effects: [
    activation({
      limit: useOneOfTheEffectsPerTurn,
      resolve: eldlixirSummon([at('you', 'hand', 'deck')], { positions: ['defense'] }),
    }),
    ignition(setsGoldenLand),
  ],
});
