import {
  andThen,
  apply,
  atTiming,
  attribute,
  destroy,
  faceUp,
  gainsAtk,
  matches,
  moved,
  oncePerTurn,
  onField,
  race,
  target,
  target1,
  thisCard,
  thisOne,
  trigger,
  yourBattlingMonster,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const purplePoisonMagician = monsterCard(48461764, {
  effects: [
    trigger({
      from: ['gy', 'extra', 'banished'],
      on: moved(thisOne, { manner: ['destroyed'], by: ['battle', 'effect'] }),
      use: 'if-you-can',
      targets: [target1(faceUp, onField)],
      resolve: destroy(target),
    }),
  ],
  pendulumEffects: [
    trigger({
      from: ['pendulum'],
      on: atTiming('before-damage-calculation'),
      use: 'if-you-can',
      limit: oncePerTurn,
      condition: matches(yourBattlingMonster, attribute('DARK'), race('Spellcaster'), faceUp),
      resolve: andThen(apply('end-of-damage-step', yourBattlingMonster, gainsAtk(1200)), destroy(thisCard)),
    }),
  ],
});
