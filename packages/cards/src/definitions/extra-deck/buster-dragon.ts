import {
  allThatMatch,
  choose1,
  continuous,
  equip,
  exists,
  type Filter,
  faceUp,
  ignition,
  inYourGy,
  monster,
  named,
  oncePerTurn,
  opponentControls,
  opponentsTurn,
  quick,
  raceBecomes,
  series,
  specialSummon,
  target,
  target1,
  tunerAndNonTuners,
  unless,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const BUSTER_BLADER: Filter = [series('Buster Blader'), monster, faceUp, youControl];

export const busterDragon = monsterCard(11790356, {
  summoning: { materials: tunerAndNonTuners() },
  effects: [
    continuous({
      from: ['monsters'],
      affects: allThatMatch(monster, opponentControls),
      modifiers: [raceBecomes('Dragon')],
    }),
    ignition({
      condition: unless(exists(...BUSTER_BLADER)),
      limit: oncePerTurn,
      targets: [target1(named('Buster Blader'), inYourGy)],
      resolve: specialSummon(target),
    }),
    quick({
      condition: opponentsTurn,
      limit: oncePerTurn,
      targets: [target1(...BUSTER_BLADER)],
      resolve: equip(choose1(series('Destruction Sword'), monster, inYourGy), target),
    }),
  ],
});
