import {
  andThen,
  choose1,
  exists,
  gainLifePoints,
  ifSo,
  ignition,
  inYourHand,
  monster,
  named,
  series,
  specialSummon,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { exosisterXyz } from '../../archetypes/exosister.ts';
import { monsterCard } from '../../card.ts';

export const exosisterStella = monsterCard(43863925, {
  effects: [
    ignition({
      limit: useOncePerTurn,
      resolve: andThen(
        specialSummon(choose1(series('Exosister'), monster, inYourHand)),
        ifSo(exists(named('Exosister Elis'), youControl), gainLifePoints(800)),
      ),
    }),
    exosisterXyz('opponent'),
  ],
});
