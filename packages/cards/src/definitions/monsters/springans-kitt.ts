import {
  addToHand,
  andThen,
  anyOf,
  at,
  choose1,
  either,
  exists,
  faceUp,
  frame,
  ignition,
  inYourGy,
  inYourHand,
  mentionsAsMaterial,
  monster,
  placeOnBottomOfDeck,
  series,
  specialSummon,
  spellOrTrap,
  summoned,
  thisCard,
  thisOne,
  trigger,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const springansKitt = monsterCard(45484331, {
  effects: [
    ignition({
      from: ['hand'],
      limit: useOncePerTurn,
      condition: anyOf(
        exists(mentionsAsMaterial('Fallen of Albaz'), frame('fusion'), monster, faceUp, youControl),
        exists(mentionsAsMaterial('Fallen of Albaz'), frame('fusion'), monster, inYourGy),
      ),
      resolve: specialSummon(thisCard),
    }),
    trigger({
      limit: useOncePerTurn,
      on: summoned(thisOne, ['normal', 'tribute', 'special']),
      use: 'if-you-can',
      resolve: andThen(
        addToHand(
          choose1(
            series('Branded'),
            spellOrTrap,
            either([at('you', 'deck', 'gy')], [faceUp, at('you', 'banished')]),
          ),
        ),
        placeOnBottomOfDeck(choose1(inYourHand)),
      ),
    }),
  ],
});
