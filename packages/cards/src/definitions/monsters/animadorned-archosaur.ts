import {
  addToHand,
  andThen,
  as,
  asItIsNow,
  choose1,
  destroy,
  either,
  faceUp,
  inYourDeck,
  inYourHand,
  monster,
  named,
  not,
  originalLevel,
  originalLevelOf,
  race,
  series,
  spell,
  summoned,
  the,
  thisOne,
  trigger,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const ITS_LEVEL = originalLevelOf(asItIsNow(the('destroyed')));

export const animadornedArchosaur = monsterCard(98022050, {
  effects: [
    trigger({
      on: summoned(thisOne, ['normal', 'tribute', 'special']),
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: andThen(
        destroy(
          as(
            'destroyed',
            choose1(
              race('Dinosaur'),
              monster,
              either([inYourHand], [faceUp, youControl]),
              not(named('Animadorned Archosaur')),
            ),
          ),
        ),
        addToHand(
          choose1(
            either(
              [
                either([race('Reptile')], [race('Sea Serpent')], [race('Winged Beast')]),
                monster,
                originalLevel({ min: ITS_LEVEL, max: ITS_LEVEL }),
              ],
              [series('Evolution Pill'), spell],
            ),
            inYourDeck,
          ),
        ),
      ),
    }),
  ],
});
