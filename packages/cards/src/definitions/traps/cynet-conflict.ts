import {
  activateOncePerTurn,
  activation,
  andIfYouDo,
  apply,
  as,
  banish,
  cannotActivate,
  cardActivated,
  cardOrEffectActivated,
  chainedTo,
  exists,
  faceUp,
  inTurn,
  monster,
  negateActivation,
  nextTurn,
  originalNameOf,
  player,
  series,
  spellOrTrap,
  that,
  the,
  youControl,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const cynetConflict = trapCard(7403341, {
  effects: [
    activation({
      on: [cardActivated('any', spellOrTrap), cardOrEffectActivated('any', monster)],
      condition: exists(series('Code Talker'), monster, faceUp, youControl),
      limit: activateOncePerTurn,
      resolve: andIfYouDo(
        negateActivation,
        banish(as('banished', that(chainedTo))),
        inTurn(
          nextTurn(),
          apply('end-of-turn', player('opponent'), cannotActivate(originalNameOf(the('banished')))),
        ),
      ),
    }),
  ],
});
