import { tunerAndNonTuners } from '@spellspeed/engine';
import { monsterCard } from '../../card.ts';

export const scrapArchfiend = monsterCard(45815891, {
  summoning: { materials: tunerAndNonTuners() },
});
