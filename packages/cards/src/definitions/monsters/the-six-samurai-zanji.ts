import {
  all,
  atTiming,
  attackTarget,
  choose1,
  continuous,
  destroy,
  destructionReplaced,
  except,
  exists,
  type Filter,
  faceUp,
  itself,
  matches,
  monster,
  named,
  not,
  series,
  thisCard,
  thisCardAttacks,
  trigger,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const samurai: Filter = [series('Six Samurai'), monster, faceUp, youControl];
const another = exists(...samurai, not(named('The Six Samurai - Zanji')));

export const theSixSamuraiZanji = monsterCard(95519486, {
  effects: [
    trigger({
      on: atTiming('damage-step-end'),
      use: 'mandatory',
      condition: all(thisCardAttacks, matches(attackTarget, monster)),
      alsoAtResolution: another,
      resolve: destroy(attackTarget),
    }),
    continuous({
      affects: itself(thisCard),
      modifiers: [
        destructionReplaced({
          by: ['battle', 'effect'],
          use: 'optional',
          instead: destroy(choose1(...samurai, except(thisCard))),
        }),
      ],
    }),
  ],
});
