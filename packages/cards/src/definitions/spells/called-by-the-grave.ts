import {
  activatedEffectsNegated,
  activation,
  allThatMatch,
  also,
  andIfYouDo,
  apply,
  asItIsNow,
  banish,
  effectsNegated,
  inOpponentsGy,
  inTurn,
  monster,
  nextTurn,
  onField,
  originalNameOf,
  target,
  target1,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const calledByTheGrave = spellCard(24224830, {
  effects: [
    activation({
      targets: [target1(monster, inOpponentsGy)],
      resolve: andIfYouDo(
        banish(target),
        also(
          inTurn(nextTurn(), apply('end-of-turn', asItIsNow(target), effectsNegated)),
          inTurn(
            nextTurn(),
            apply('end-of-turn', allThatMatch(monster, originalNameOf(target)), activatedEffectsNegated),
          ),
          inTurn(
            nextTurn(),
            apply('end-of-turn', allThatMatch(monster, originalNameOf(target), onField), effectsNegated),
          ),
        ),
      ),
    }),
  ],
});
