import {
  andIfYouDo,
  apply,
  as,
  chooseAnyNumber,
  discard,
  gainsAtk,
  ignition,
  inYourHand,
  levelRaised,
  noted,
  oncePerTurn,
  thisCard,
  times,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const fabledRaven = monsterCard(47217354, {
  effects: [
    ignition({
      limit: oncePerTurn,
      resolve: andIfYouDo(
        discard(as('discarded', chooseAnyNumber(inYourHand))),
        apply(
          'end-of-turn',
          thisCard,
          levelRaised(noted('discarded')),
          gainsAtk(times(400, noted('discarded'))),
        ),
      ),
    }),
  ],
});
