import {
  type Action,
  activation,
  and,
  banish,
  changePosition,
  choose1,
  except,
  faceDown,
  faceUp,
  inYourGy,
  monster,
  quick,
  series,
  specialSummon,
  target,
  target1,
  thisCard,
  useOneOfTheEffectsPerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

const BANISHED: Action = and(
  banish(thisCard),
  banish(choose1(series('Shaddoll'), inYourGy, except(thisCard))),
);

export const reshShaddollIncarnation = trapCard(23912837, {
  effects: [
    activation({
      limit: useOneOfTheEffectsPerTurn,
      targets: [target1(series('Shaddoll'), monster, inYourGy)],
      resolve: specialSummon(target, { positions: ['defense', 'face-down'] }),
    }),
    quick({
      from: ['gy'],
      limit: useOneOfTheEffectsPerTurn,
      modes: [
        {
          cost: BANISHED,
          resolve: changePosition(choose1(faceDown, monster, youControl), 'face-up-defense'),
        },
        { cost: BANISHED, resolve: changePosition(choose1(faceUp, monster, youControl), 'face-down') },
      ],
    }),
  ],
});
