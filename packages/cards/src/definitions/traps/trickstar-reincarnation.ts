import {
  activation,
  andIfYouDo,
  as,
  at,
  banish,
  draw,
  every,
  inYourGy,
  monster,
  noted,
  quick,
  series,
  specialSummon,
  target,
  target1,
  thisCard,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const trickstarReincarnation = trapCard(21076084, {
  effects: [
    activation({
      resolve: andIfYouDo(
        banish(as('banished', every(at('opponent', 'hand')))),
        draw(noted('banished'), 'opponent'),
      ),
    }),
    quick({
      from: ['gy'],
      cost: banish(thisCard),
      targets: [target1(series('Trickstar'), monster, inYourGy)],
      resolve: specialSummon(target),
    }),
  ],
});
