import {
  andIfYouDo,
  apply,
  attach,
  attribute,
  changePosition,
  destroysByBattleAndSendsToGy,
  detach,
  effectsNegated,
  eventCard,
  exactLevel,
  materialsOrMore,
  monster,
  oncePerTurn,
  opponentControls,
  quick,
  race,
  target,
  target1,
  thisCard,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const digitalBugScaradiator = monsterCard(12615446, {
  summoning: {
    materials: [materialsOrMore(2, exactLevel(3), attribute('LIGHT'), race('Insect'), monster)],
  },
  effects: [
    quick({
      limit: oncePerTurn,
      cost: detach(2),
      targets: [target1(monster, opponentControls)],
      resolve: andIfYouDo(changePosition(target), apply('end-of-turn', target, effectsNegated)),
    }),
    trigger({
      on: destroysByBattleAndSendsToGy([opponentControls]),
      use: 'when-you-can',
      limit: oncePerTurn,
      resolve: attach(eventCard, thisCard),
    }),
  ],
});
