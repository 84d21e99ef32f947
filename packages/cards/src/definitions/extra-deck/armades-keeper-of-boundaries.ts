import {
  continuous,
  itself,
  silencesOpponentWhenBattling,
  thisCard,
  tunerAndNonTuners,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const armadesKeeperOfBoundaries = monsterCard(88033975, {
  summoning: { materials: tunerAndNonTuners() },
  effects: [
    continuous({ from: ['monsters'], affects: itself(thisCard), modifiers: [silencesOpponentWhenBattling] }),
  ],
});
