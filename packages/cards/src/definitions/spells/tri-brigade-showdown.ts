import {
  activation,
  addToHand,
  all,
  at,
  atTiming,
  either,
  matches,
  monster,
  opponentControls,
  opponentsBattlingMonster,
  race,
  returnToHand,
  series,
  summoned,
  target,
  target1,
  trigger,
  useOncePerTurn,
  youControl,
  yourBattlingMonster,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const triBrigadeShowdown = spellCard(7889323, {
  effects: [
    activation(),
    trigger({
      number: 1,
      from: ['spells'],
      on: summoned(
        [either([race('Beast')], [race('Beast-Warrior')], [race('Winged Beast')]), monster, youControl],
        ['special'],
      ),
      use: 'if-you-can',
      damageStep: 'forbidden',
      limit: useOncePerTurn,
      targets: [target1(series('Tri-Brigade'), monster, at('you', 'banished'))],
      resolve: addToHand(target),
    }),
    trigger({
      number: 2,
      from: ['spells'],
      on: atTiming('after-damage-calculation'),
      use: 'when-you-can',
      condition: all(
        matches(yourBattlingMonster, series('Tri-Brigade')),
        matches(opponentsBattlingMonster, opponentControls),
      ),
      limit: useOncePerTurn,
      resolve: returnToHand(opponentsBattlingMonster),
    }),
  ],
});
