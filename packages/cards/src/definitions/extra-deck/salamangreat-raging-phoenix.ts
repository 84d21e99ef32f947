import {
  addToHand,
  andIfYouDo,
  apply,
  at,
  atkOf,
  attribute,
  choose1,
  effectMonster,
  eventCard,
  faceUp,
  gainsAtk,
  inYourDeck,
  isCard,
  materialsOrMore,
  monster,
  moved,
  named,
  series,
  specialSummon,
  summoned,
  summonedUsing,
  target,
  target1,
  thisCard,
  thisOne,
  trigger,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const salamangreatRagingPhoenix = monsterCard(57134592, {
  summoning: { materials: [materialsOrMore(2, attribute('FIRE'), effectMonster)] },
  effects: [
    trigger({
      on: summoned([...thisOne, summonedUsing('link', named('Salamangreat Raging Phoenix'))], ['link']),
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: addToHand(choose1(series('Salamangreat'), inYourDeck)),
    }),
    trigger({
      from: ['gy'],
      on: moved([faceUp, attribute('FIRE'), monster, youControl], {
        manner: ['destroyed'],
        by: ['battle', 'effect'],
      }),
      use: 'if-you-can',
      limit: useOncePerTurn,
      targets: [target1(isCard(eventCard), at('any', 'gy', 'banished', 'extra'))],
      resolve: andIfYouDo(
        specialSummon(thisCard),
        apply('while-it-stays', thisCard, gainsAtk(atkOf(target))),
      ),
    }),
  ],
});
