import { monsterCard } from '../../card.ts';
import { discardsByDirectAttack } from '../../kinds.ts';

export const xSaberAirbellum = monsterCard(90508760, {
  effects: [discardsByDirectAttack],
});
