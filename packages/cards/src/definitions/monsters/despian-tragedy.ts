import {
  addToHand,
  banish,
  choose1,
  ignition,
  inYourDeck,
  inYourGy,
  monster,
  moved,
  named,
  not,
  series,
  setCard,
  spellOrTrap,
  target,
  target1,
  thisCard,
  thisOne,
  trigger,
  useOneOfTheEffectsPerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const despianTragedy = monsterCard(36577931, {
  effects: [
    trigger({
      from: ['gy', 'banished'],
      on: [
        moved(thisOne, { to: ['gy'], by: ['effect'] }),
        moved(thisOne, { to: ['banished'], by: ['effect'] }),
      ],
      use: 'if-you-can',
      limit: useOneOfTheEffectsPerTurn,
      resolve: addToHand(choose1(series('Despia'), monster, inYourDeck, not(named('Despian Tragedy')))),
    }),
    ignition({
      from: ['gy'],
      limit: useOneOfTheEffectsPerTurn,
      cost: banish(thisCard),
      targets: [target1(series('Branded'), spellOrTrap, inYourGy)],
      resolve: setCard(target),
    }),
  ],
});
