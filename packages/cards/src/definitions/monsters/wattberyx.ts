import { monsterCard } from '../../card.ts';
import { discardsByDirectAttack } from '../../kinds.ts';

export const wattberyx = monsterCard(5554990, {
  effects: [discardsByDirectAttack],
});
