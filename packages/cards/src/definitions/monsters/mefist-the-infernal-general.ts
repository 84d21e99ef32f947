import {
  at,
  atRandom,
  continuous,
  discard,
  inflictsBattleDamage,
  itself,
  piercing,
  thisCard,
  thisOne,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const mefistTheInfernalGeneral = monsterCard(46820049, {
  effects: [
    continuous({ affects: itself(thisCard), modifiers: [piercing] }),
    trigger({
      on: inflictsBattleDamage(thisOne, { to: 'opponent' }),
      use: 'mandatory',
      resolve: discard(atRandom(1, at('opponent', 'hand'))),
    }),
  ],
});
