import {
  addToHand,
  and,
  at,
  attribute,
  banish,
  choose1,
  chooseExactly,
  discardToGy,
  either,
  except,
  type Filter,
  ignition,
  inPhase,
  inYourDeck,
  inYourHand,
  matches,
  monster,
  moved,
  race,
  returnToHand,
  specialSummon,
  summonedBy,
  thisCard,
  thisOne,
  trigger,
  useOneOfTheEffectsPerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const WIND_OR_DRAGON: Filter = [either([attribute('WIND')], [race('Dragon')]), monster];
const WIND: Filter = [attribute('WIND'), monster];

export const tempestDragonRulerOfStorms = monsterCard(89399912, {
  effects: [
    ignition({
      from: ['hand'],
      limit: useOneOfTheEffectsPerTurn,
      cost: and(discardToGy(thisCard), discardToGy(choose1(...WIND, inYourHand, except(thisCard)))),
      resolve: addToHand(choose1(race('Dragon'), monster, inYourDeck)),
    }),
    ignition({
      from: ['hand', 'gy'],
      limit: useOneOfTheEffectsPerTurn,
      cost: banish(chooseExactly(2, ...WIND_OR_DRAGON, at('you', 'hand', 'gy'), except(thisCard))),
      resolve: specialSummon(thisCard),
    }),
    trigger({
      on: inPhase('end', 'opponent'),
      use: 'mandatory',
      condition: matches(thisCard, summonedBy('special')),
      limit: useOneOfTheEffectsPerTurn,
      resolve: returnToHand(thisCard),
    }),
    trigger({
      from: ['banished'],
      on: moved(thisOne, { to: ['banished'] }),
      use: 'if-you-can',
      limit: useOneOfTheEffectsPerTurn,
      resolve: addToHand(choose1(...WIND, race('Dragon'), inYourDeck)),
    }),
  ],
});
