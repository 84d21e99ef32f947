import {
  also,
  apply,
  at,
  banish,
  cannotSpecialSummon,
  chooseExactly,
  continuous,
  declareAttributeOf,
  declaredAttribute,
  destroy,
  every,
  faceUp,
  ignition,
  inTurn,
  itself,
  monster,
  nextTurn,
  notDestroyedByEffects,
  onField,
  player,
  thisCard,
  useOncePerTurn,
  withDifferentAttributes,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const archnemesesProtos = monsterCard(6728559, {
  summoning: {
    procedure: {
      from: ['hand'],
      does: banish(withDifferentAttributes(chooseExactly(3, monster, faceUp, at('you', 'gy', 'monsters')))),
    },
    first: ['procedure'],
  },
  effects: [
    continuous({ from: ['monsters'], affects: itself(thisCard), modifiers: [notDestroyedByEffects] }),
    ignition({
      limit: useOncePerTurn,
      cost: declareAttributeOf(monster, faceUp, onField),
      resolve: also(
        destroy(every(declaredAttribute, monster, onField)),
        inTurn(
          nextTurn(),
          apply('end-of-turn', player('any'), cannotSpecialSummon(declaredAttribute, monster)),
        ),
      ),
    }),
  ],
});
