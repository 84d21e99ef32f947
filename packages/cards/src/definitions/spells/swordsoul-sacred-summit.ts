import {
  activation,
  exists,
  faceUp,
  frame,
  inYourGy,
  monster,
  race,
  series,
  specialSummon,
  target,
  target1,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { banishedSwordsoulSpell } from '../../archetypes/swordsoul.ts';
import { spellCard } from '../../card.ts';

export const swordsoulSacredSummit = spellCard(93850690, {
  effects: [
    activation({
      limit: useOncePerTurn,
      modes: [
        { targets: [target1(series('Swordsoul'), monster, inYourGy)], resolve: specialSummon(target) },
        {
          condition: exists(frame('synchro'), monster, faceUp, youControl),
          targets: [target1(race('Wyrm'), monster, inYourGy)],
          resolve: specialSummon(target),
        },
      ],
    }),
    banishedSwordsoulSpell,
  ],
});
