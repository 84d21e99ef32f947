import { activation, at, ignition, useOneOfTheEffectsPerTurn } from '@spellspeed/engine/language';
import { eldlixirSummon, setsGoldenLand } from '../../archetypes/eldlich.ts';
import { spellCard } from '../../card.ts';

export const eldlixirOfWhiteDestiny = spellCard(94224458, {
  effects: [
    activation({ limit: useOneOfTheEffectsPerTurn, resolve: eldlixirSummon([at('you', 'hand', 'gy')]) }),
    ignition(setsGoldenLand),
  ],
});
