import {
  activation,
  addToHand,
  and,
  choose1,
  destroy,
  except,
  FIELD_ZONES,
  ignition,
  inPhase,
  inYourDeck,
  opponentControls,
  series,
  target,
  target1,
  targetAs,
  the,
  thisCard,
  trigger,
  useOneOfTheEffectsPerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const graydleImpact = spellCard(2759860, {
  effects: [
    activation(),
    ignition({
      number: 1,
      from: FIELD_ZONES,
      limit: useOneOfTheEffectsPerTurn,
      targets: [
        target1(series('Graydle'), youControl, except(thisCard)),
        targetAs('theirs', target1(opponentControls)),
      ],
      resolve: and(destroy(target), destroy(the('theirs'))),
    }),
    trigger({
      number: 2,
      from: FIELD_ZONES,
      on: inPhase('end', 'you'),
      use: 'if-you-can',
      limit: useOneOfTheEffectsPerTurn,
      resolve: addToHand(choose1(series('Graydle'), inYourDeck)),
    }),
  ],
});
