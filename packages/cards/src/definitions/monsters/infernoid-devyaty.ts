import {
  andIfYouDo,
  at,
  atLeast,
  banish,
  cardOrEffectActivated,
  chainedTo,
  choose1,
  chooseExactly,
  destroy,
  effectMonster,
  every,
  except,
  type Filter,
  faceUp,
  monster,
  negateActivation,
  not,
  oncePerTurn,
  onField,
  quick,
  series,
  spellOrTrap,
  summoned,
  sumOf,
  thisCard,
  thisOne,
  totalLevelOf,
  totalRankOf,
  tribute,
  trigger,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const effectMonsters: Filter = [effectMonster, monster, faceUp, youControl];

const threeInfernoids = chooseExactly(
  3,
  series('Infernoid'),
  monster,
  at('you', 'hand', 'gy'),
  except(thisCard),
);

export const infernoidDevyaty = monsterCard(23440231, {
  summoning: {
    procedure: {
      from: ['hand', 'gy'],
      condition: atLeast(8, sumOf(totalLevelOf(...effectMonsters), totalRankOf(...effectMonsters))),
      does: banish(threeInfernoids),
    },
    only: ['procedure'],
  },
  effects: [
    trigger({
      on: summoned(thisOne, ['special']),
      use: 'when-you-can',
      resolve: destroy(every(spellOrTrap, onField, not(series('Void')))),
    }),
    quick({
      on: [cardOrEffectActivated('any', monster, except(thisCard))],
      limit: oncePerTurn,
      cost: tribute(choose1(monster, youControl)),
      resolve: andIfYouDo(negateActivation, banish(chainedTo)),
    }),
  ],
});
