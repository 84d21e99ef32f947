import {
  addToHand,
  also,
  apply,
  choose1,
  destroy,
  either,
  extraNormalSummon,
  ignition,
  inYourDeck,
  monster,
  moved,
  named,
  nonTuner,
  player,
  series,
  target,
  target1,
  thisOne,
  trigger,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const scrapRaptor = monsterCard(80529459, {
  effects: [
    ignition({
      limit: useOncePerTurn,
      targets: [target1(monster, youControl)],
      resolve: also(
        destroy(target),
        apply('end-of-turn', player('you'), extraNormalSummon(series('Scrap'), monster)),
      ),
    }),
    trigger({
      from: ['gy'],
      limit: useOncePerTurn,
      on: moved(thisOne, { to: ['gy'], manner: ['destroyed'], by: ['effect'], of: [series('Scrap')] }),
      use: 'if-you-can',
      resolve: addToHand(
        choose1(either([named('Scrap Factory')], [series('Scrap'), nonTuner, monster]), inYourDeck),
      ),
    }),
  ],
});
