import {
  allThatMatch,
  cannotAttack,
  destroy,
  duringPhase,
  every,
  except,
  faceUp,
  ignition,
  inAttackPosition,
  monster,
  oath,
  oncePerTurn,
  onField,
  thisCard,
  tunerAndNonTuners,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const hotRedDragonArchfiend = monsterCard(39765958, {
  summoning: { materials: tunerAndNonTuners() },
  effects: [
    ignition({
      limit: oncePerTurn,
      condition: duringPhase('main1'),
      oath: oath(allThatMatch(monster, onField, except(thisCard)), cannotAttack),
      resolve: destroy(every(faceUp, inAttackPosition, monster, onField, except(thisCard))),
    }),
  ],
});
