import {
  andThen,
  draw,
  except,
  exists,
  gainLifePoints,
  ifSo,
  ignition,
  monster,
  named,
  series,
  thisCard,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { exosisterXyz } from '../../archetypes/exosister.ts';
import { monsterCard } from '../../card.ts';

export const exosisterSophia = monsterCard(5352328, {
  effects: [
    ignition({
      condition: exists(series('Exosister'), monster, except(thisCard), youControl),
      limit: useOncePerTurn,
      resolve: andThen(draw(1), ifSo(exists(named('Exosister Irene'), youControl), gainLifePoints(800))),
    }),
    exosisterXyz('opponent'),
  ],
});
