import { monster, race } from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const victoryDragon = monsterCard(44910027, {
  summoning: { normal: { tributing: { count: 3, filter: [race('Dragon'), monster] } }, only: [] },
  matchVictory: 'direct-attack',
});
