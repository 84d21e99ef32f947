import { tunerAndNonTuners } from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const scrapArchfiend = monsterCard(45815891, {
  summoning: { materials: tunerAndNonTuners() },
});
