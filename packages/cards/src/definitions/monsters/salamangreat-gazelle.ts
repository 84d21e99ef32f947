import {
  choose1,
  inYourDeck,
  monster,
  moved,
  named,
  not,
  sendToGy,
  series,
  specialSummon,
  summoned,
  thisCard,
  thisOne,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const salamangreatGazelle = monsterCard(26889158, {
  effects: [
    trigger({
      from: ['hand'],
      on: moved([series('Salamangreat'), monster, not(named('Salamangreat Gazelle'))], {
        to: ['gy'],
        owner: 'you',
      }),
      use: 'if-you-can',
      limit: useOncePerTurn,
      damageStep: 'forbidden',
      resolve: specialSummon(thisCard),
    }),
    trigger({
      on: summoned(thisOne, ['normal', 'tribute', 'special']),
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: sendToGy(choose1(series('Salamangreat'), not(named('Salamangreat Gazelle')), inYourDeck)),
    }),
  ],
});
