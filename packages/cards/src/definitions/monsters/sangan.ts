import {
  addToHand,
  andIfYouDo,
  apply,
  as,
  atk,
  cannotActivate,
  choose1,
  FIELD_ZONES,
  inYourDeck,
  monster,
  moved,
  player,
  sameNameAs,
  the,
  thisOne,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const sangan = monsterCard(26202165, {
  effects: [
    trigger({
      from: ['gy'],
      on: moved(thisOne, { from: FIELD_ZONES, to: ['gy'] }),
      use: 'mandatory',
      limit: useOncePerTurn,
      resolve: andIfYouDo(
        addToHand(as('added', choose1(monster, atk({ max: 1500 }), inYourDeck))),
        apply('end-of-turn', player('you'), cannotActivate(sameNameAs(the('added')))),
      ),
    }),
  ],
});
