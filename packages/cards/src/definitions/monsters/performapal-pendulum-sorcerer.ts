import {
  addToHand,
  allThatMatchNow,
  andIfYouDo,
  apply,
  as,
  chooseAsMany,
  destroy,
  type Filter,
  faceUp,
  gainsAtk,
  inYourDeck,
  monster,
  named,
  not,
  noted,
  series,
  summoned,
  target,
  targetUpTo,
  that,
  thisOne,
  trigger,
  useOncePerTurn,
  withDifferentNames,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const ADDED: Filter = [
  series('Performapal'),
  monster,
  inYourDeck,
  not(named('Performapal Pendulum Sorcerer')),
];
const YOURS: Filter = [series('Performapal'), monster, youControl];

export const performapalPendulumSorcerer = monsterCard(47075569, {
  effects: [
    trigger({
      on: summoned(thisOne, ['special']),
      use: 'if-you-can',
      limit: useOncePerTurn,
      targets: [targetUpTo(2, youControl)],
      resolve: andIfYouDo(
        destroy(as('destroyed', that(target))),
        addToHand(withDifferentNames(chooseAsMany(noted('destroyed'), ...ADDED))),
      ),
    }),
  ],
  pendulumEffects: [
    trigger({
      from: ['pendulum'],
      on: summoned(YOURS, ['pendulum']),
      use: 'mandatory',
      resolve: apply('end-of-turn', allThatMatchNow(...YOURS, faceUp), gainsAtk(1000)),
    }),
  ],
});
