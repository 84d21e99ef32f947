import {
  cannotSpecialSummon,
  continuous,
  destroy,
  every,
  flipped,
  inMonsterZone,
  monster,
  player,
  summonedBy,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const fossilDynaPachycephalo = monsterCard(42009836, {
  effects: [
    trigger({
      on: flipped(),
      use: 'mandatory',
      resolve: destroy(every(summonedBy('special'), monster, inMonsterZone)),
    }),
    continuous({ from: ['monsters'], affects: player('any'), modifiers: [cannotSpecialSummon()] }),
  ],
});
