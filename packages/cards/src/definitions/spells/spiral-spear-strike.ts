import {
  activation,
  allThatMatch,
  andThen,
  choose1,
  continuous,
  discard,
  draw,
  inflictsBattleDamage,
  inYourHand,
  named,
  piercing,
  trigger,
  youControl,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const spiralSpearStrike = spellCard(49328340, {
  effects: [
    activation(),
    continuous({
      number: 1,
      affects: allThatMatch(
        named('Gaia The Fierce Knight', 'Swift Gaia the Fierce Knight', 'Gaia the Dragon Champion'),
        youControl,
      ),
      modifiers: [piercing],
    }),
    trigger({
      from: ['spells'],
      on: inflictsBattleDamage([named('Gaia the Dragon Champion'), youControl], {
        to: 'opponent',
        piercing: 'yes',
      }),
      use: 'mandatory',
      resolve: andThen(draw(2), discard(choose1(inYourHand))),
    }),
  ],
});
