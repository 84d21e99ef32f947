import {
  activatedEffectsNegated,
  activateOncePerTurn,
  activation,
  allThatMatch,
  also,
  andIfYouDo,
  apply,
  as,
  asItIsNow,
  banish,
  choose1,
  declareCardName,
  declaredName,
  effectsNegated,
  exists,
  ifSo,
  inYourDeck,
  onField,
  originalNameOf,
  the,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const crossoutDesignator = spellCard(65681983, {
  effects: [
    activation({
      limit: activateOncePerTurn,
      cost: declareCardName,
      resolve: ifSo(
        exists(declaredName, inYourDeck),
        andIfYouDo(
          banish(as('crossed', choose1(declaredName, inYourDeck))),
          also(
            apply('end-of-turn', asItIsNow(the('crossed')), effectsNegated),
            apply(
              'end-of-turn',
              allThatMatch(originalNameOf(asItIsNow(the('crossed')))),
              activatedEffectsNegated,
            ),
            apply(
              'end-of-turn',
              allThatMatch(originalNameOf(asItIsNow(the('crossed'))), onField),
              effectsNegated,
            ),
          ),
        ),
      ),
    }),
  ],
});
