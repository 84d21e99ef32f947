import {
  continuous,
  countersOn,
  destroy,
  gainsAtk,
  ignition,
  isCard,
  itself,
  onField,
  placeCounters,
  removeCounters,
  spellOrTrap,
  summoned,
  target,
  target1,
  thisCard,
  thisOne,
  times,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const breakerTheMagicalWarrior = monsterCard(71413901, {
  effects: [
    trigger({
      on: summoned(thisOne, ['normal', 'tribute']),
      use: 'mandatory',
      resolve: placeCounters(1, 'Spell Counter', thisCard, { most: 1 }),
    }),
    continuous({
      affects: itself(thisCard),
      modifiers: [gainsAtk(times(300, countersOn('Spell Counter', isCard(thisCard))))],
    }),
    ignition({
      cost: removeCounters(1, 'Spell Counter', thisCard),
      targets: [target1(spellOrTrap, onField)],
      resolve: destroy(target),
    }),
  ],
});
