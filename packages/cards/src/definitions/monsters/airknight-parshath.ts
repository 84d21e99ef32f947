import {
  continuous,
  draw,
  inflictsBattleDamage,
  itself,
  piercing,
  thisCard,
  thisOne,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const airknightParshath = monsterCard(18036057, {
  effects: [
    continuous({ affects: itself(thisCard), modifiers: [piercing] }),
    trigger({ on: inflictsBattleDamage(thisOne, { to: 'opponent' }), use: 'mandatory', resolve: draw(1) }),
  ],
});
