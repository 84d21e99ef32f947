import {
  andThen,
  exists,
  gainLifePoints,
  ifSo,
  ignition,
  monster,
  named,
  series,
  specialSummon,
  thisCard,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { exosisterXyz } from '../../archetypes/exosister.ts';
import { monsterCard } from '../../card.ts';

export const exosisterElis = monsterCard(16474916, {
  effects: [
    ignition({
      from: ['hand'],
      condition: exists(series('Exosister'), monster, youControl),
      limit: useOncePerTurn,
      resolve: andThen(
        specialSummon(thisCard),
        ifSo(exists(named('Exosister Stella'), youControl), gainLifePoints(800)),
      ),
    }),
    exosisterXyz('opponent'),
  ],
});
