import {
  all,
  attacksDirectly,
  attacksDirectlyOn,
  choose1,
  continuous,
  destroy,
  exists,
  faceUp,
  inflictsBattleDamage,
  itself,
  monster,
  named,
  not,
  opponentControls,
  series,
  spellOrTrap,
  thisCard,
  thisOne,
  trigger,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const unifrog = monsterCard(56052205, {
  effects: [
    continuous({ affects: itself(thisCard), modifiers: [attacksDirectly] }),
    trigger({
      on: inflictsBattleDamage(thisOne, { to: 'opponent' }),
      use: 'when-you-can',
      condition: all(
        attacksDirectlyOn('opponent'),
        exists(series('Frog'), monster, faceUp, youControl, not(named('Unifrog'))),
      ),
      resolve: destroy(choose1(spellOrTrap, opponentControls)),
    }),
  ],
});
