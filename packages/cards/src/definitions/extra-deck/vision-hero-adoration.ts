import {
  apply,
  atkOf,
  except,
  faceUp,
  gainsAtkDef,
  ignition,
  materials,
  monster,
  oncePerTurn,
  opponentControls,
  series,
  stillTheirs,
  target1,
  targetAs,
  the,
  thisCard,
  times,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const visionHeroAdoration = monsterCard(45170821, {
  summoning: { materials: [materials(2, series('HERO'), monster)] },
  effects: [
    ignition({
      limit: oncePerTurn,
      targets: [
        targetAs('theirs', stillTheirs(target1(monster, faceUp, opponentControls))),
        targetAs('mine', stillTheirs(target1(series('HERO'), monster, youControl, except(thisCard)))),
      ],
      resolve: apply('end-of-turn', the('theirs'), gainsAtkDef(times(-1, atkOf(the('mine'))))),
    }),
  ],
});
