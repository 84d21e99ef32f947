import {
  also,
  andThen,
  apply,
  as,
  atkMultiplied,
  choose,
  choose1,
  detach,
  discard,
  draw,
  exactLevel,
  faceUp,
  ignition,
  inYourGy,
  inYourHand,
  materials,
  monster,
  skipInNextTurn,
  skipNext,
  specialSummon,
  the,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const number60DugaresTheTimeless = monsterCard(66011101, {
  summoning: { materials: [materials(2, exactLevel(4), monster)] },
  effects: [
    ignition({
      limit: useOncePerTurn,
      modes: [
        { cost: detach(2), resolve: also(andThen(draw(2), discard(choose1(inYourHand))), skipNext('draw')) },
        {
          cost: detach(2),
          resolve: also(
            specialSummon(choose1(monster, inYourGy), { positions: ['defense'] }),
            skipNext('main1'),
          ),
        },
        {
          cost: detach(2),
          resolve: also(
            andThen(
              choose(as('doubled', choose1(monster, faceUp, youControl))),
              apply('end-of-turn', the('doubled'), atkMultiplied(2)),
            ),
            skipInNextTurn('battle'),
          ),
        },
      ],
    }),
  ],
});
