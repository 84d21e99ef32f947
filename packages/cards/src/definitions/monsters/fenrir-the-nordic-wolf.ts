import {
  all,
  atTiming,
  bothTakeBattleDamage,
  changePosition,
  continuous,
  destroysItself,
  duringPhase,
  every,
  exists,
  faceUp,
  inDefensePosition,
  itself,
  monster,
  onField,
  player,
  series,
  thisCard,
  thisCardBattles,
  trigger,
  unless,
  youControl,
  yourTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const AESIR = exists(series('Aesir'), monster, faceUp, onField);

export const fenrirTheNordicWolf = monsterCard(91697229, {
  summoning: {
    procedure: {
      from: ['hand'],
      condition: all(duringPhase('main2'), AESIR),
      to: 'opponent',
      positions: ['defense'],
    },
    normal: { never: true },
  },
  effects: [
    continuous({ while: unless(AESIR), affects: itself(thisCard), modifiers: [destroysItself] }),
    trigger({
      on: atTiming('battle-start'),
      use: 'mandatory',
      condition: yourTurn,
      resolve: changePosition(every(monster, inDefensePosition, youControl), 'attack'),
    }),
    continuous({
      while: thisCardBattles,
      affects: player('any'),
      modifiers: [bothTakeBattleDamage],
    }),
  ],
});
