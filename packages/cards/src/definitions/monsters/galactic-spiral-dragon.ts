import {
  allThatMatchNow,
  andIfYouDo,
  apply,
  attribute,
  banishedWhenItLeaves,
  either,
  existAtLeast,
  faceUp,
  ignition,
  levelBecomes,
  monster,
  race,
  specialSummon,
  thisCard,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const galacticSpiralDragon = monsterCard(88774734, {
  effects: [
    ignition({
      from: ['hand', 'gy'],
      limit: useOncePerTurn,
      condition: existAtLeast(
        2,
        either([attribute('LIGHT')], [attribute('DARK')]),
        race('Dragon'),
        monster,
        faceUp,
        youControl,
      ),
      resolve: andIfYouDo(
        specialSummon(thisCard, { positions: ['defense'] }),
        apply('while-it-stays', thisCard, banishedWhenItLeaves),
      ),
    }),
    ignition({
      limit: useOncePerTurn,
      resolve: apply('end-of-turn', allThatMatchNow(monster, faceUp, youControl), levelBecomes(8)),
    }),
  ],
});
