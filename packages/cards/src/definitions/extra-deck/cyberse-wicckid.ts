import {
  addToHand,
  allThatMatch,
  banish,
  choose1,
  continuous,
  inYourDeck,
  inYourGy,
  itself,
  matches,
  materials,
  monster,
  notDestroyedByBattle,
  notDestroyedByEffects,
  pointedToBy,
  race,
  summoned,
  summonedBy,
  thisCard,
  trigger,
  tuner,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const cyberseWicckid = monsterCard(52698008, {
  summoning: { materials: [materials(2, race('Cyberse'), monster)] },
  effects: [
    continuous({
      from: ['monsters'],
      while: matches(thisCard, summonedBy('link')),
      affects: itself(thisCard),
      modifiers: [notDestroyedByBattle(), notDestroyedByEffects],
    }),
    continuous({
      from: ['monsters'],
      affects: allThatMatch(race('Cyberse'), monster, pointedToBy(thisCard)),
      modifiers: [notDestroyedByEffects],
    }),
    trigger({
      limit: useOncePerTurn,
      damageStep: 'forbidden',
      on: summoned([monster, pointedToBy(thisCard)], ['special']),
      use: 'if-you-can',
      cost: banish(choose1(race('Cyberse'), monster, inYourGy)),
      resolve: addToHand(choose1(race('Cyberse'), tuner, monster, inYourDeck)),
    }),
  ],
});
