import {
  also,
  andIfYouDo,
  apply,
  cannotChangePosition,
  changePosition,
  destroy,
  ignition,
  inTurn,
  nextTurn,
  oncePerTurn,
  opponentControls,
  spellOrTrap,
  target,
  target1,
  thisCard,
} from '@spellspeed/engine/language';
import { lightswornEndPhase } from '../../archetypes/lightsworn.ts';
import { monsterCard } from '../../card.ts';

export const lylaLightswornSorceress = monsterCard(22624373, {
  effects: [
    ignition({
      targets: [target1(spellOrTrap, opponentControls)],
      resolve: andIfYouDo(
        changePosition(thisCard, 'defense'),
        also(destroy(target), inTurn(nextTurn('you'), apply('end-of-turn', thisCard, cannotChangePosition))),
      ),
    }),
    lightswornEndPhase(3, oncePerTurn),
  ],
});
