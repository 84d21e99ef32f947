import {
  all,
  and,
  andIfYouDo,
  banish,
  cameThisTurn,
  choose1,
  declaresAttack,
  destroy,
  draw,
  except,
  exists,
  faceUp,
  ignition,
  inYourGy,
  inYourHand,
  monster,
  opponentControls,
  series,
  spell,
  takeDamage,
  target,
  target1,
  thisCard,
  thisOne,
  trigger,
  unless,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const destinyHeroCelestial = monsterCard(63362460, {
  effects: [
    trigger({
      on: declaresAttack(thisOne),
      use: 'when-you-can',
      targets: [target1(spell, faceUp, opponentControls)],
      resolve: andIfYouDo(destroy(target), takeDamage('opponent', 500)),
    }),
    ignition({
      from: ['gy'],
      condition: all(unless(exists(inYourHand)), unless(cameThisTurn(thisCard))),
      limit: useOncePerTurn,
      cost: and(
        banish(thisCard),
        banish(choose1(series('Destiny HERO'), monster, inYourGy, except(thisCard))),
      ),
      resolve: draw(2),
    }),
  ],
});
