import {
  type Affected,
  ability,
  activatedPendulumEffectThisTurn,
  activateOncePerTurn,
  activation,
  addToHand,
  allThatMatch,
  alsoAfterThat,
  apply,
  at,
  choose1,
  chooseExactly,
  discard,
  type Filter,
  inTurn,
  inYourDeck,
  inYourHand,
  monster,
  nextTurn,
  notDestroyedByEffects,
  series,
  unless,
  withDifferentNames,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

const ADDED: Filter = [series('Magician'), ability('pendulum'), monster, inYourDeck];
const PROTECTED: Affected = allThatMatch(series('Magician'), at('you', 'pendulum'));

export const pendulumCall = spellCard(53208660, {
  effects: [
    activation({
      limit: activateOncePerTurn,
      condition: unless(activatedPendulumEffectThisTurn('you', series('Magician'))),
      cost: discard(choose1(inYourHand)),
      resolve: alsoAfterThat(
        addToHand(withDifferentNames(chooseExactly(2, ...ADDED))),
        inTurn(nextTurn('opponent'), apply('end-of-turn', PROTECTED, notDestroyedByEffects)),
      ),
    }),
  ],
});
