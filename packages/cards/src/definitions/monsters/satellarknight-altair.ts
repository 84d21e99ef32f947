import {
  allThatMatch,
  also,
  apply,
  cannotAttack,
  inYourGy,
  monster,
  named,
  not,
  series,
  specialSummon,
  summoned,
  target,
  target1,
  thisOne,
  trigger,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const satellarknightAltair = monsterCard(2273734, {
  effects: [
    trigger({
      on: summoned(thisOne, ['normal', 'tribute', 'flip', 'special']),
      use: 'if-you-can',
      limit: useOncePerTurn,
      targets: [target1(series('tellarknight'), monster, not(named('Satellarknight Altair')), inYourGy)],
      resolve: also(
        specialSummon(target, { positions: ['defense'] }),
        apply('end-of-turn', allThatMatch(not(series('tellarknight')), monster, youControl), cannotAttack),
      ),
    }),
  ],
});
