import {
  apply,
  banish,
  cannotNormalSummonOrSet,
  effectActivatedIncluding,
  except,
  exists,
  inflictDamage,
  inYourGy,
  monster,
  onField,
  player,
  quick,
  series,
  takeDamage,
  thisCard,
  unless,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const noMoreThisTurn = apply('end-of-turn', player('you'), cannotNormalSummonOrSet());

export const performageStiltsLauncher = monsterCard(4081665, {
  summoning: {
    procedure: { from: ['hand'], condition: unless(exists(monster, onField)), does: noMoreThisTurn },
  },
  effects: [
    quick({
      number: 2,
      from: ['gy'],
      on: [effectActivatedIncluding('any', inflictDamage('opponent'))],
      condition: exists(series('Performage'), monster, inYourGy, except(thisCard)),
      limit: useOncePerTurn,
      cost: banish(thisCard),
      resolve: takeDamage('opponent', 2000),
    }),
  ],
});
