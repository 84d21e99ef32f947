import {
  activation,
  addToHand,
  allThatMatch,
  apply,
  cannotBeTargetedByOpponent,
  continuous,
  existAtLeast,
  faceUp,
  gainsAtkDef,
  ignition,
  inYourGy,
  monster,
  moved,
  named,
  not,
  numberOf,
  series,
  target,
  target1,
  thisOne,
  times,
  trigger,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const dragonmaidWelcome = spellCard(14625090, {
  effects: [
    activation(),
    continuous({
      number: 1,
      from: ['spells'],
      affects: allThatMatch(monster, faceUp, youControl),
      modifiers: [gainsAtkDef(times(100, numberOf(series('Dragonmaid'), monster, faceUp, youControl)))],
    }),
    ignition({
      number: 2,
      from: ['spells'],
      limit: useOncePerTurn,
      condition: existAtLeast(2, series('Dragonmaid'), monster, faceUp, youControl),
      targets: [target1(series('Dragonmaid'), inYourGy, not(named('Dragonmaid Welcome')))],
      resolve: addToHand(target),
    }),
    trigger({
      number: 3,
      from: ['gy'],
      on: moved(thisOne, { to: ['gy'] }),
      use: 'mandatory',
      resolve: apply(
        'end-of-turn',
        allThatMatch(series('Dragonmaid'), monster, faceUp, youControl),
        cannotBeTargetedByOpponent,
      ),
    }),
  ],
});
