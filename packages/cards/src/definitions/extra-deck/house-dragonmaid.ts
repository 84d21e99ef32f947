import {
  at,
  choose1,
  destroy,
  either,
  except,
  faceUp,
  inPhase,
  level,
  levelOf,
  material,
  monster,
  moved,
  oncePerTurn,
  opponentControls,
  race,
  series,
  specialSummon,
  sumOf,
  target,
  target1,
  thisCard,
  trigger,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const houseDragonmaid = monsterCard(41232647, {
  summoning: {
    materials: [material(series('Dragonmaid'), monster), material(race('Dragon'), monster)],
  },
  effects: [
    trigger({
      limit: oncePerTurn,
      on: inPhase('standby', 'any'),
      use: 'if-you-can',
      targets: [target1(series('Dragonmaid'), monster, youControl, except(thisCard))],
      resolve: specialSummon(
        choose1(
          series('Dragonmaid'),
          either(
            [level({ min: sumOf(levelOf(target), 1), max: sumOf(levelOf(target), 1) })],
            [level({ min: sumOf(levelOf(target), -1), max: sumOf(levelOf(target), -1) })],
          ),
          monster,
          at('you', 'hand', 'gy'),
        ),
        { positions: ['defense'] },
      ),
    }),
    trigger({
      damageStep: 'forbidden',
      on: moved([race('Dragon'), monster, faceUp, youControl], { to: ['hand'] }),
      use: 'when-you-can',
      targets: [target1(monster, opponentControls)],
      resolve: destroy(target),
    }),
  ],
});
