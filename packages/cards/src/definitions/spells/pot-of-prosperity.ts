import {
  activateOncePerTurn,
  activation,
  addToHand,
  also,
  alsoAfterThat,
  andIfYouDo,
  apply,
  as,
  at,
  banish,
  cannotDrawByEffects,
  choose1,
  chooseExactly,
  halfBattleDamage,
  halfEffectDamage,
  inYourDeck,
  isCard,
  type ModeText,
  oath,
  placeOnBottomOfDeck,
  player,
  reveal,
  that,
  the,
  topOfDeck,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

const prosperity = (count: 3 | 6): ModeText => ({
  cost: banish(chooseExactly(count, at('you', 'extra')), { face: 'down' }),
  resolve: also(
    apply('end-of-turn', player('opponent'), halfBattleDamage, halfEffectDamage),
    alsoAfterThat(
      andIfYouDo(
        reveal(as('excavated', topOfDeck(count))),
        addToHand(choose1(isCard(the('excavated')), inYourDeck)),
      ),
      placeOnBottomOfDeck(that(the('excavated'), inYourDeck)),
    ),
  ),
});

export const potOfProsperity = spellCard(84211599, {
  effects: [
    activation({
      limit: activateOncePerTurn,
      oath: oath(player('you'), cannotDrawByEffects),
      modes: [prosperity(3), prosperity(6)],
    }),
  ],
});
