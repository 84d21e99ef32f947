import {
  andIfYouDo,
  continuous,
  destroy,
  destructionReplaced,
  equip,
  gainsAtk,
  inYourGy,
  itself,
  level,
  link,
  linked,
  matches,
  monster,
  onField,
  originalAtkOf,
  piercing,
  race,
  summoned,
  target,
  target1,
  that,
  thisCard,
  thisOne,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const cyberdarkHorn = monsterCard(41230939, {
  effects: [
    trigger({
      on: summoned(thisOne, ['normal', 'tribute']),
      use: 'mandatory',
      targets: [target1(level({ max: 3 }), race('Dragon'), monster, inYourGy)],
      resolve: andIfYouDo(equip(that(target, race('Dragon')), thisCard), link('horn', target)),
    }),
    continuous({
      while: matches(linked('horn'), onField),
      affects: itself(thisCard),
      modifiers: [gainsAtk(originalAtkOf(linked('horn')))],
    }),
    continuous({ affects: itself(thisCard), modifiers: [piercing] }),
    continuous({
      affects: itself(thisCard),
      modifiers: [
        destructionReplaced({ by: ['battle'], use: 'mandatory', instead: destroy(linked('horn')) }),
      ],
    }),
  ],
});
