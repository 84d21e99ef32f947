import {
  allThatMatch,
  also,
  apply,
  attacksDirectly,
  cannotAttack,
  cannotBeAttackedByOpponent,
  continuous,
  detach,
  exactLevel,
  except,
  exists,
  faceUp,
  ignition,
  itself,
  materials,
  monster,
  oncePerTurn,
  spell,
  thisCard,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const number82Heartlandraco = monsterCard(31437713, {
  summoning: { materials: [materials(2, exactLevel(4), monster)] },
  effects: [
    continuous({
      while: exists(spell, faceUp, youControl),
      affects: itself(thisCard),
      modifiers: [cannotBeAttackedByOpponent],
    }),
    ignition({
      limit: oncePerTurn,
      cost: detach(1),
      resolve: also(
        apply('end-of-turn', thisCard, attacksDirectly),
        apply('end-of-turn', allThatMatch(monster, youControl, except(thisCard)), cannotAttack),
      ),
    }),
  ],
});
