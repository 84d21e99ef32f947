import {
  activation,
  addToHand,
  andIfYouDo,
  at,
  attribute,
  choose1,
  destroy,
  every,
  exists,
  faceUp,
  ignition,
  inYourDeck,
  inYourHand,
  monster,
  moved,
  race,
  series,
  specialSummon,
  thisOne,
  trigger,
  unless,
  useOneOfTheEffectsPerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const fireKingIsland = spellCard(57554544, {
  effects: [
    activation(),
    ignition({
      from: ['field'],
      limit: useOneOfTheEffectsPerTurn,
      resolve: andIfYouDo(
        destroy(choose1(monster, at('you', 'hand', 'monsters'))),
        addToHand(choose1(series('Fire King'), monster, inYourDeck)),
      ),
    }),
    ignition({
      from: ['field'],
      condition: unless(exists(monster, youControl)),
      limit: useOneOfTheEffectsPerTurn,
      resolve: specialSummon(choose1(attribute('FIRE'), race('Winged Beast'), monster, inYourHand)),
    }),
    trigger({
      from: ['gy', 'banished'],
      on: [
        moved([...thisOne, faceUp], { from: ['field'], to: ['gy'] }),
        moved([...thisOne, faceUp], { from: ['field'], to: ['banished'] }),
      ],
      use: 'mandatory',
      resolve: destroy(every(monster, youControl)),
    }),
  ],
});
