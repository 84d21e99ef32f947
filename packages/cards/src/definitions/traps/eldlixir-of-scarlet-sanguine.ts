import { activation, at, quick, useOneOfTheEffectsPerTurn } from '@spellspeed/engine/language';
import { eldlixirSummon, setsGoldenLand } from '../../archetypes/eldlich.ts';
import { trapCard } from '../../card.ts';

export const eldlixirOfScarletSanguine = trapCard(20612097, {
  effects: [
    activation({ limit: useOneOfTheEffectsPerTurn, resolve: eldlixirSummon([at('you', 'deck', 'gy')]) }),
    quick(setsGoldenLand),
  ],
});
