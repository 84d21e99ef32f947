import {
  choose1,
  discard,
  except,
  ignition,
  inYourHand,
  moved,
  reveal,
  series,
  specialSummon,
  thisCard,
  thisOne,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const salamangreatMeer = monsterCard(67225377, {
  effects: [
    trigger({
      from: ['hand'],
      on: moved(thisOne, { to: ['hand'], by: ['effect', 'cost', 'summon'] }),
      use: 'if-you-can',
      limit: useOncePerTurn,
      cost: reveal(thisCard),
      resolve: specialSummon(thisCard),
    }),
    ignition({
      from: ['hand'],
      limit: useOncePerTurn,
      cost: discard(choose1(series('Salamangreat'), inYourHand, except(thisCard))),
      resolve: specialSummon(thisCard),
    }),
  ],
});
