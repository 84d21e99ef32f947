import { banish, inGys, target, target1 } from '@spellspeed/engine/language';
import { floowandereezeThat } from '../../archetypes/floowandereeze.ts';
import { monsterCard } from '../../card.ts';

export const floowandereezeStri = monsterCard(80433039, {
  effects: floowandereezeThat({ targets: [target1(inGys)], first: banish(target) }),
});
