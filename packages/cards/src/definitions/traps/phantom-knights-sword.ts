import {
  activation,
  continuous,
  destroy,
  destructionReplaced,
  faceUp,
  gainsAtk,
  inMonsterZone,
  isCard,
  itself,
  leavesField,
  link,
  linked,
  matches,
  monster,
  onField,
  target,
  target1,
  thisCard,
  unclassified,
} from '@spellspeed/engine/language';
import { phantomKnightsRevival } from '../../archetypes/phantom-knights.ts';
import { trapCard } from '../../card.ts';

export const phantomKnightsSword = trapCard(61936647, {
  effects: [
    activation({
      targets: [target1(monster, faceUp, inMonsterZone)],
      resolve: link('sword', target),
    }),
    continuous({
      number: 1,
      while: matches(linked('sword'), faceUp, onField),
      affects: itself(linked('sword')),
      modifiers: [
        gainsAtk(800),
        destructionReplaced({
          by: ['battle', 'effect'],
          use: 'optional',
          instead: destroy(thisCard),
        }),
      ],
    }),
    unclassified({ number: 1, on: leavesField([isCard(linked('sword'))]), does: destroy(thisCard) }),
    phantomKnightsRevival({ number: 2 }),
  ],
});
