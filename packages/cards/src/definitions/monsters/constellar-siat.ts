import {
  apply,
  at,
  except,
  faceUp,
  ignition,
  level,
  levelBecomes,
  levelOf,
  materialOnlyFor,
  monster,
  oncePerTurn,
  onlyOpponentControlsAMonster,
  series,
  target,
  target1,
  thisCard,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const constellarSiat = monsterCard(44635489, {
  summoning: { procedure: { from: ['hand'], condition: onlyOpponentControlsAMonster } },
  asMaterial: [materialOnlyFor('xyz', series('Constellar'), monster)],
  effects: [
    ignition({
      limit: oncePerTurn,
      targets: [
        target1(
          level({ min: 1 }),
          series('Constellar'),
          monster,
          faceUp,
          at('you', 'monsters', 'gy'),
          except(thisCard),
        ),
      ],
      resolve: apply('while-it-stays', thisCard, levelBecomes(levelOf(target))),
    }),
  ],
});
