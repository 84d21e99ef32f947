import {
  at,
  atRandom,
  attacksDirectlyOn,
  discard,
  inflictsBattleDamage,
  thisOne,
  trigger,
} from '@spellspeed/engine';
import { monsterCard } from '../../card.ts';

export const wattberyx = monsterCard(5554990, {
  effects: [
    trigger({
      on: inflictsBattleDamage(thisOne, { to: 'opponent' }),
      use: 'mandatory',
      condition: attacksDirectlyOn('opponent'),
      resolve: discard(atRandom(1, at('opponent', 'hand'))),
    }),
  ],
});
