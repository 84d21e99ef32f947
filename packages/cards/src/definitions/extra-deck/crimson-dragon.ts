import {
  addToHand,
  andIfYouDo,
  at,
  choose1,
  frame,
  inYourDeck,
  level,
  levelOf,
  mentions,
  named,
  not,
  onField,
  quick,
  race,
  returnToExtraDeck,
  specialSummon,
  spellOrTrap,
  summoned,
  target,
  target1,
  thisCard,
  thisOne,
  trigger,
  tunerAndNonTuners,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const crimsonDragon = monsterCard(63436931, {
  summoning: { materials: tunerAndNonTuners() },
  effects: [
    trigger({
      on: summoned(thisOne, ['special']),
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: addToHand(choose1(spellOrTrap, mentions('Crimson Dragon'), inYourDeck)),
    }),
    quick({
      limit: useOncePerTurn,
      targets: [target1(level({ min: 7 }), frame('synchro'), onField, not(named('Crimson Dragon')))],
      resolve: andIfYouDo(
        returnToExtraDeck(thisCard),
        specialSummon(
          choose1(
            race('Dragon'),
            frame('synchro'),
            at('you', 'extra'),
            level({ min: levelOf(target), max: levelOf(target) }),
          ),
          { treatedAs: 'synchro' },
        ),
      ),
    }),
  ],
});
