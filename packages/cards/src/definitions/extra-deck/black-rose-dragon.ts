import {
  andIfYouDo,
  apply,
  atkBecomes,
  banish,
  changePosition,
  choose1,
  destroy,
  every,
  ignition,
  inDefensePosition,
  inYourGy,
  monster,
  oncePerTurn,
  onField,
  opponentControls,
  race,
  stillTheirs,
  summoned,
  target,
  target1,
  that,
  thisOne,
  trigger,
  tunerAndNonTuners,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const blackRoseDragon = monsterCard(73580471, {
  summoning: { materials: tunerAndNonTuners() },
  effects: [
    trigger({
      on: summoned(thisOne, ['synchro']),
      use: 'when-you-can',
      resolve: destroy(every(onField)),
    }),
    ignition({
      limit: oncePerTurn,
      cost: banish(choose1(race('Plant'), monster, inYourGy)),
      targets: [stillTheirs(target1(monster, inDefensePosition, opponentControls))],
      resolve: andIfYouDo(
        changePosition(that(target, inDefensePosition), 'attack'),
        apply('end-of-turn', target, atkBecomes(0)),
      ),
    }),
  ],
});
