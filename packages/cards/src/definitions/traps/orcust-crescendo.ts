import {
  activation,
  addToHand,
  andIfYouDo,
  at,
  attribute,
  banish,
  cannotSpecialSummon,
  cardActivated,
  cardOrEffectActivated,
  chainedTo,
  choose1,
  exists,
  type Filter,
  faceUp,
  frame,
  monster,
  negateActivation,
  not,
  oath,
  player,
  quick,
  race,
  series,
  spellOrTrap,
  thisCard,
  useOneOfTheEffectsPerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

const DARK_MACHINE: Filter = [attribute('DARK'), race('Machine')];

export const orcustCrescendo = trapCard(703897, {
  effects: [
    activation({
      on: [cardActivated('any', spellOrTrap), cardOrEffectActivated('any', monster)],
      condition: exists(series('Orcust'), frame('link'), faceUp, youControl),
      limit: useOneOfTheEffectsPerTurn,
      resolve: andIfYouDo(negateActivation, banish(chainedTo)),
    }),
    quick({
      from: ['gy'],
      limit: useOneOfTheEffectsPerTurn,
      oath: oath(player('you'), cannotSpecialSummon(not(...DARK_MACHINE))),
      cost: banish(thisCard),
      resolve: addToHand(choose1(...DARK_MACHINE, monster, faceUp, at('you', 'deck', 'banished'))),
    }),
  ],
});
