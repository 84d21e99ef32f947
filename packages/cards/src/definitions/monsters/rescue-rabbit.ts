import {
  andIfYouDo,
  as,
  banish,
  chooseExactly,
  destroy,
  frame,
  ignition,
  inYourDeck,
  later,
  level,
  monster,
  specialSummon,
  the,
  thisCard,
  useOncePerTurn,
  withTheSameName,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const rescueRabbit = monsterCard(85138716, {
  summoning: { neverFrom: ['deck'] },
  effects: [
    ignition({
      limit: useOncePerTurn,
      cost: banish(thisCard),
      resolve: andIfYouDo(
        specialSummon(
          as(
            'summoned',
            withTheSameName(chooseExactly(2, level({ max: 4 }), frame('normal'), monster, inYourDeck)),
          ),
        ),
        later('end-phase', destroy(the('summoned'))),
      ),
    }),
  ],
});
