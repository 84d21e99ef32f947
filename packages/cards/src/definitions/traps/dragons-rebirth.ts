import {
  activation,
  andIfYouDo,
  at,
  banish,
  choose1,
  monster,
  race,
  specialSummon,
  stillTheirs,
  target,
  target1,
  youControl,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const dragonsRebirth = trapCard(20638610, {
  effects: [
    activation({
      targets: [stillTheirs(target1(race('Dragon'), monster, youControl))],
      resolve: andIfYouDo(
        banish(target),
        specialSummon(choose1(race('Dragon'), monster, at('you', 'hand', 'gy'))),
      ),
    }),
  ],
});
