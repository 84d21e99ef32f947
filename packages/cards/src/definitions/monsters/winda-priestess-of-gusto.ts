import {
  attackingMonster,
  choose1,
  inYourDeck,
  isCard,
  monster,
  moved,
  opponentControls,
  series,
  specialSummon,
  thisOne,
  trigger,
  tuner,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const windaPriestessOfGusto = monsterCard(54455435, {
  effects: [
    trigger({
      from: ['gy'],
      on: moved(thisOne, {
        from: ['monsters'],
        to: ['gy'],
        manner: ['destroyed'],
        by: ['battle'],
        owner: 'you',
        inBattleWith: [isCard(attackingMonster), opponentControls],
      }),
      use: 'when-you-can',
      resolve: specialSummon(choose1(series('Gusto'), tuner, monster, inYourDeck)),
    }),
  ],
});
