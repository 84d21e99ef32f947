import {
  cannotAttack,
  continuous,
  except,
  exists,
  itself,
  monster,
  thisCard,
  unless,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const photonThrasher = monsterCard(65367484, {
  summoning: {
    procedure: { from: ['hand'], condition: unless(exists(monster, youControl)) },
    first: ['procedure'],
  },
  effects: [
    continuous({
      while: exists(monster, youControl, except(thisCard)),
      affects: itself(thisCard),
      modifiers: [cannotAttack],
    }),
  ],
});
