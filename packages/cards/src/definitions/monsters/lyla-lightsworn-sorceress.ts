import {
  also,
  andIfYouDo,
  apply,
  cannotChangePosition,
  changePosition,
  destroy,
  faceUp,
  ignition,
  inAttackPosition,
  inTurn,
  nextTurn,
  oncePerTurn,
  opponentControls,
  spellOrTrap,
  target,
  target1,
  that,
  thisCard,
  youControl,
} from '@spellspeed/engine/language';
import { lightswornEndPhase } from '../../archetypes.ts';
import { monsterCard } from '../../card.ts';

export const lylaLightswornSorceress = monsterCard(22624373, {
  effects: [
    ignition({
      targets: [target1(spellOrTrap, opponentControls)],
      resolve: also(
        andIfYouDo(
          changePosition(that(thisCard, faceUp, inAttackPosition, youControl), 'defense'),
          destroy(target),
        ),
        inTurn(nextTurn('you'), apply('end-of-turn', thisCard, cannotChangePosition)),
      ),
    }),
    lightswornEndPhase(3, oncePerTurn),
  ],
});
