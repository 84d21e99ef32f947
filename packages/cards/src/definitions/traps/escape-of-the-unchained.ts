import {
  activation,
  and,
  choose1,
  destroy,
  FIELD_ZONES,
  faceDown,
  inYourDeck,
  monster,
  moved,
  onField,
  series,
  specialSummon,
  target,
  target1,
  targetAs,
  the,
  thisOne,
  trigger,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const escapeOfTheUnchained = trapCard(53417695, {
  effects: [
    activation({
      limit: useOncePerTurn,
      targets: [target1(series('Unchained'), monster, youControl), targetAs('other', target1(onField))],
      resolve: and(destroy(target), destroy(the('other'))),
    }),
    trigger({
      from: ['gy', 'banished'],
      on: moved([...thisOne, faceDown], { from: FIELD_ZONES, manner: ['destroyed'], by: ['effect'] }),
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: specialSummon(choose1(series('Unchained'), monster, inYourDeck)),
    }),
  ],
});
