import { activation, inGys, monster, specialSummon, target, target1 } from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const monsterReborn = spellCard(83764718, {
  effects: [activation({ targets: [target1(monster, inGys)], resolve: specialSummon(target) })],
});
