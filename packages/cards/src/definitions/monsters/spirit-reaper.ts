import {
  at,
  atRandom,
  attacksDirectlyOn,
  continuous,
  destroy,
  discard,
  inflictsBattleDamage,
  itself,
  notDestroyedByBattle,
  thisCard,
  thisOne,
  trigger,
  unclassified,
  wasTargeted,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const spiritReaper = monsterCard(23205979, {
  effects: [
    continuous({ affects: itself(thisCard), modifiers: [notDestroyedByBattle()] }),
    unclassified({ on: wasTargeted(), does: destroy(thisCard) }),
    trigger({
      on: inflictsBattleDamage(thisOne, { to: 'opponent' }),
      use: 'mandatory',
      condition: attacksDirectlyOn('opponent'),
      resolve: discard(atRandom(1, at('opponent', 'hand'))),
    }),
  ],
});
