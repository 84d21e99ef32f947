import {
  also,
  apply,
  cannotSpecialSummon,
  continuous,
  detach,
  exactLevel,
  gainsAtkDef,
  ignition,
  inGys,
  inTurn,
  itself,
  materials,
  monster,
  nextTurn,
  notDestroyedByEffects,
  numberOf,
  oncePerTurn,
  player,
  thisCard,
  times,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const number68SanaphondTheSkyPrison = monsterCard(23085002, {
  summoning: { materials: [materials(2, exactLevel(8), monster)] },
  effects: [
    continuous({
      from: ['monsters'],
      affects: itself(thisCard),
      modifiers: [gainsAtkDef(times(100, numberOf(monster, inGys)))],
    }),
    ignition({
      limit: oncePerTurn,
      cost: detach(1),
      resolve: also(
        inTurn(nextTurn('opponent'), apply('end-of-turn', thisCard, notDestroyedByEffects)),
        inTurn(nextTurn('opponent'), apply('end-of-turn', player('any'), cannotSpecialSummon(inGys))),
      ),
    }),
  ],
});
