import {
  addToHand,
  and,
  at,
  attribute,
  banish,
  choose1,
  chooseExactly,
  destroy,
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
  onField,
  race,
  returnToHand,
  specialSummon,
  summonedBy,
  target,
  target1,
  thisCard,
  thisOne,
  trigger,
  useOneOfTheEffectsPerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const FIRE: Filter = [attribute('FIRE'), monster];
const FIRE_OR_DRAGON: Filter = [either([attribute('FIRE')], [race('Dragon')]), monster];

export const blasterDragonRulerOfInfernos = monsterCard(53804307, {
  effects: [
    ignition({
      from: ['hand', 'gy'],
      limit: useOneOfTheEffectsPerTurn,
      cost: banish(chooseExactly(2, ...FIRE_OR_DRAGON, at('you', 'hand', 'gy'), except(thisCard))),
      resolve: specialSummon(thisCard),
    }),
    trigger({
      on: inPhase('end', 'opponent'),
      use: 'mandatory',
      condition: matches(thisCard, summonedBy('special')),
      limit: useOneOfTheEffectsPerTurn,
      resolve: returnToHand(thisCard),
    }),
    ignition({
      from: ['hand'],
      limit: useOneOfTheEffectsPerTurn,
      cost: and(discardToGy(thisCard), discardToGy(choose1(...FIRE, inYourHand, except(thisCard)))),
      targets: [target1(onField)],
      resolve: destroy(target),
    }),
    trigger({
      from: ['banished'],
      on: moved(thisOne, { to: ['banished'] }),
      use: 'if-you-can',
      limit: useOneOfTheEffectsPerTurn,
      resolve: addToHand(choose1(...FIRE, race('Dragon'), inYourDeck)),
    }),
  ],
});
