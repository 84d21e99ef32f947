import {
  andIfYouDo,
  continuous,
  exists,
  frame,
  ignition,
  inYourGy,
  itself,
  monster,
  named,
  not,
  piercing,
  series,
  shuffleIntoDeck,
  specialSummon,
  target,
  target1,
  thisCard,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const salamangreatJackJaguar = monsterCard(56003780, {
  effects: [
    continuous({ affects: itself(thisCard), modifiers: [piercing] }),
    ignition({
      from: ['gy'],
      condition: exists(series('Salamangreat'), frame('link'), youControl),
      limit: useOncePerTurn,
      targets: [target1(series('Salamangreat'), monster, not(named('Salamangreat Jack Jaguar')), inYourGy)],
      resolve: andIfYouDo(
        shuffleIntoDeck(target),
        specialSummon(thisCard, { pointedToBy: [series('Salamangreat'), frame('link'), youControl] }),
      ),
    }),
  ],
});
