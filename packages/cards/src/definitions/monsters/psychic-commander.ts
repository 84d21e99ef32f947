import {
  all,
  apply,
  duringTiming,
  gainsAtkDef,
  type ModeText,
  matches,
  monster,
  oncePerBattle,
  opponentsBattlingMonster,
  payLifePoints,
  quick,
  race,
  yourBattlingMonster,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const weakensBy = (points: number): ModeText => ({
  cost: payLifePoints(points),
  resolve: apply('end-phase', opponentsBattlingMonster, gainsAtkDef(-points)),
});

export const psychicCommander = monsterCard(21454943, {
  effects: [
    quick({
      limit: oncePerBattle,
      condition: all(
        duringTiming('damage-step-start', 'before-damage-calculation'),
        matches(yourBattlingMonster, race('Psychic')),
        matches(opponentsBattlingMonster, monster),
      ),
      modes: [100, 200, 300, 400, 500].map(weakensBy),
    }),
  ],
});
