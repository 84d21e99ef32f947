import {
  all,
  apply,
  duringDamageStep,
  exists,
  gainsAtk,
  ignition,
  matches,
  monster,
  not,
  opponentsBattlingMonster,
  originalAtkOf,
  quick,
  sendToGy,
  series,
  specialSummon,
  thisCard,
  unless,
  useOneOfTheEffectsPerTurn,
  youControl,
  yourBattlingMonster,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const trickstarCorobane = monsterCard(98169343, {
  effects: [
    ignition({
      from: ['hand'],
      condition: unless(exists(monster, not(series('Trickstar')), youControl)),
      limit: useOneOfTheEffectsPerTurn,
      resolve: specialSummon(thisCard),
    }),
    quick({
      from: ['hand'],
      condition: all(
        duringDamageStep,
        matches(yourBattlingMonster, series('Trickstar')),
        matches(opponentsBattlingMonster, monster),
      ),
      damageStep: 'permitted',
      limit: useOneOfTheEffectsPerTurn,
      cost: sendToGy(thisCard),
      resolve: apply('end-of-turn', yourBattlingMonster, gainsAtk(originalAtkOf(yourBattlingMonster))),
    }),
  ],
});
