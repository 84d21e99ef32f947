import {
  cannotBanish,
  choose1,
  continuous,
  discard,
  except,
  inYourHand,
  monster,
  player,
  specialSummon,
  summoned,
  thisCard,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const chaosHunter = monsterCard(97940434, {
  effects: [
    trigger({
      from: ['hand'],
      on: summoned([monster], ['special'], 'opponent'),
      use: 'when-you-can',
      cost: discard(choose1(inYourHand, except(thisCard))),
      resolve: specialSummon(thisCard),
    }),
    continuous({ affects: player('opponent'), modifiers: [cannotBanish()] }),
  ],
});
