import {
  and,
  continuous,
  draw,
  equippedMonster,
  equipsTo,
  exists,
  faceUp,
  gainsAtk,
  ignition,
  inMonsterZone,
  isCard,
  itself,
  monster,
  race,
  sendToGy,
  thisCard,
  youControl,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const wonderWand = spellCard(67775894, {
  effects: [
    equipsTo([faceUp, race('Spellcaster'), monster, inMonsterZone]),
    continuous({ affects: itself(equippedMonster), modifiers: [gainsAtk(500)] }),
    ignition({
      from: ['spells'],
      condition: exists(isCard(equippedMonster), youControl),
      cost: and(sendToGy(equippedMonster), sendToGy(thisCard)),
      resolve: draw(2),
    }),
  ],
});
