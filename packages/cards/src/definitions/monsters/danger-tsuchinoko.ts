import { specialSummon, thisCard } from '@spellspeed/engine/language';
import { danger } from '../../archetypes/danger.ts';
import { monsterCard } from '../../card.ts';

export const dangerTsuchinoko = monsterCard(99745551, {
  effects: danger('Danger!? Tsuchinoko?', { resolve: specialSummon(thisCard) }),
});
