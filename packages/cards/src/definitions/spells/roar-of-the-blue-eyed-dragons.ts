import {
  activation,
  also,
  apply,
  at,
  banish,
  cannotSpecialSummon,
  choose1,
  exists,
  faceUp,
  frame,
  fusionSummon,
  ifSo,
  ignition,
  monster,
  named,
  not,
  player,
  race,
  series,
  specialSummon,
  thisCard,
  useOneOfTheEffectsPerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

const dragon = named('Blue-Eyes White Dragon');
const places = at('you', 'deck', 'gy', 'banished');

export const roarOfTheBlueEyedDragons = spellCard(17725109, {
  effects: [
    activation({
      limit: useOneOfTheEffectsPerTurn,
      resolve: also(
        apply('end-of-turn', player('you'), cannotSpecialSummon(not(race('Dragon')), at('any', 'extra'))),
        ifSo(
          exists(dragon, faceUp, youControl),
          specialSummon(choose1(series('Blue-Eyes'), monster, places), { positions: ['defense'] }),
          specialSummon(choose1(dragon, places), { positions: ['defense'] }),
        ),
      ),
    }),
    ignition({
      from: ['gy'],
      limit: useOneOfTheEffectsPerTurn,
      cost: banish(thisCard),
      resolve: fusionSummon({
        monster: [frame('fusion'), monster, at('you', 'extra')],
        materials: [monster, at('you', 'hand', 'monsters')],
        including: [series('Blue-Eyes'), monster],
      }),
    }),
  ],
});
