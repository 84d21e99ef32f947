import {
  activateOncePerTurn,
  activation,
  allThatMatch,
  at,
  attribute,
  choose1,
  continuous,
  destroy,
  destructionReplaced,
  either,
  faceUp,
  frame,
  inYourDeck,
  inYourHand,
  monster,
  named,
  oncePerTurn,
  placeInFieldZone,
  series,
  summoned,
  trigger,
  xyzSummonWith,
  youCan,
  youControl,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const fireKingSanctuary = spellCard(65305978, {
  effects: [
    activation({
      limit: activateOncePerTurn,
      resolve: youCan(placeInFieldZone(choose1(named('Fire King Island'), inYourDeck))),
    }),
    continuous({
      from: ['spells'],
      limit: oncePerTurn,
      affects: allThatMatch(at('you', 'field')),
      modifiers: [
        destructionReplaced({
          by: ['effect'],
          use: 'optional',
          instead: destroy(choose1(attribute('FIRE'), monster, either([inYourHand], [faceUp, youControl]))),
        }),
      ],
    }),
    trigger({
      from: ['spells'],
      on: summoned([monster], ['special'], 'opponent'),
      use: 'if-you-can',
      limit: oncePerTurn,
      resolve: xyzSummonWith(
        [series('Fire King'), monster, youControl],
        attribute('FIRE'),
        frame('xyz'),
        at('you', 'extra'),
      ),
    }),
  ],
});
