import {
  andIfYouDo,
  andThen,
  as,
  at,
  atk,
  atkOf,
  choose,
  choose1,
  destroy,
  discard,
  every,
  exists,
  faceUp,
  ifSo,
  ignition,
  inYourHand,
  lookAt,
  monster,
  oncePerTurn,
  takeDamage,
  the,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const opponentsHand = at('opponent', 'hand');

export const neoSpacianAquaDolphin = monsterCard(17955766, {
  effects: [
    ignition({
      limit: oncePerTurn,
      cost: discard(choose1(inYourHand)),
      resolve: andThen(
        lookAt(every(opponentsHand)),
        choose(as('it', choose1(monster, opponentsHand))),
        ifSo(
          exists(faceUp, monster, atk({ min: atkOf(the('it')) }), youControl),
          andIfYouDo(destroy(the('it')), takeDamage('opponent', 500)),
          takeDamage('you', 500),
        ),
      ),
    }),
  ],
});
