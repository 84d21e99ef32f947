import {
  activation,
  andIfYouDo,
  apply,
  banishedWhenItLeaves,
  cardActivated,
  cardOrEffectActivated,
  chainedTo,
  destroy,
  exists,
  frame,
  monster,
  negateActivation,
  series,
  setCard,
  spellOrTrap,
  summoned,
  summonedUsingItsName,
  thisCard,
  trigger,
  useOneOfTheEffectsPerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const salamangreatRoar = trapCard(51339637, {
  effects: [
    activation({
      on: [cardActivated('any', spellOrTrap), cardOrEffectActivated('any', monster)],
      condition: exists(series('Salamangreat'), frame('link'), youControl),
      limit: useOneOfTheEffectsPerTurn,
      resolve: andIfYouDo(negateActivation, destroy(chainedTo)),
    }),
    trigger({
      from: ['gy'],
      on: summoned(
        [series('Salamangreat'), frame('link'), summonedUsingItsName('link'), youControl],
        ['link'],
      ),
      use: 'if-you-can',
      limit: useOneOfTheEffectsPerTurn,
      resolve: andIfYouDo(setCard(thisCard), apply('while-it-stays', thisCard, banishedWhenItLeaves)),
    }),
  ],
});
