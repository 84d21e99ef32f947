import {
  activateOncePerTurn,
  activation,
  frame,
  inYourGy,
  monster,
  race,
  specialSummon,
  target,
  target1,
  that,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const silversCry = spellCard(87025064, {
  effects: [
    activation({
      limit: activateOncePerTurn,
      targets: [target1(race('Dragon'), frame('normal'), monster, inYourGy)],
      resolve: specialSummon(that(target, race('Dragon'))),
    }),
  ],
});
