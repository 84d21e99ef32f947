import {
  apply,
  attacks,
  choose1,
  faceUp,
  ignition,
  inExtraMonsterZone,
  inYourDeck,
  monster,
  moved,
  race,
  series,
  specialSummon,
  target,
  target1,
  thisOne,
  tribute,
  trigger,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const mathmechNabla = monsterCard(53577438, {
  effects: [
    ignition({
      limit: useOncePerTurn,
      cost: tribute(choose1(race('Cyberse'), monster, youControl)),
      resolve: specialSummon(choose1(series('Mathmech'), monster, inYourDeck)),
    }),
    trigger({
      from: ['gy'],
      on: moved(thisOne, { to: ['gy'] }),
      use: 'if-you-can',
      limit: useOncePerTurn,
      targets: [target1(race('Cyberse'), monster, faceUp, youControl, inExtraMonsterZone)],
      resolve: apply('end-of-turn', target, attacks(2, 'monsters')),
    }),
  ],
});
