import {
  activation,
  andIfYouDo,
  andThen,
  cardActivated,
  cardOrEffectActivated,
  chainedTo,
  choose1,
  destroy,
  except,
  exists,
  type Filter,
  faceUp,
  monster,
  negateActivation,
  series,
  shuffleIntoDeck,
  spellOrTrap,
  thisCard,
  youControl,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

const yangZing: Filter = [series('Yang Zing'), faceUp, youControl];

export const ninePillarsOfYangZing = trapCard(57831349, {
  effects: [
    activation({
      on: [cardActivated('any', spellOrTrap), cardOrEffectActivated('any', monster)],
      condition: exists(...yangZing),
      resolve: andThen(
        andIfYouDo(negateActivation, shuffleIntoDeck(chainedTo)),
        destroy(choose1(...yangZing, except(thisCard))),
      ),
    }),
  ],
});
