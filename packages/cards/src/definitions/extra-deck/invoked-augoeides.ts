import {
  apply,
  as,
  atkOf,
  banish,
  choose1,
  destroy,
  frame,
  gainsAtk,
  ignition,
  inTurn,
  inYourGy,
  material,
  monster,
  named,
  nextTurn,
  oncePerTurn,
  opponentControls,
  summoned,
  target,
  target1,
  the,
  thisCard,
  thisOne,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const invokedAugoeides = monsterCard(97300502, {
  summoning: { materials: [material(named('Aleister the Invoker')), material(frame('fusion'))] },
  effects: [
    trigger({
      on: [summoned(thisOne, ['special']), summoned([monster, opponentControls], ['special'])],
      use: 'if-you-can',
      limit: useOncePerTurn,
      targets: [target1(monster, opponentControls)],
      resolve: destroy(target),
    }),
    ignition({
      limit: oncePerTurn,
      cost: banish(as('paid', choose1(frame('fusion'), inYourGy))),
      resolve: inTurn(nextTurn('opponent'), apply('end-of-turn', thisCard, gainsAtk(atkOf(the('paid'))))),
    }),
  ],
});
