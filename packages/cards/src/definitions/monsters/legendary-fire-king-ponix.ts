import {
  addToHand,
  choose1,
  inNextPhaseAfter,
  inYourDeck,
  inYourPossession,
  monster,
  moved,
  originalAttribute,
  series,
  specialSummon,
  spellOrTrap,
  summoned,
  thisCard,
  thisOne,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const legendaryFireKingPonix = monsterCard(90681088, {
  effects: [
    trigger({
      from: ['hand'],
      on: moved([originalAttribute('FIRE'), monster, inYourPossession], {
        manner: ['destroyed'],
        by: ['battle', 'effect'],
      }),
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: specialSummon(thisCard),
    }),
    trigger({
      on: summoned(thisOne, ['normal', 'tribute', 'special']),
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: addToHand(choose1(series('Fire King'), spellOrTrap, inYourDeck)),
    }),
    trigger({
      from: ['gy'],
      on: inNextPhaseAfter('standby', 'any', moved(thisOne, { manner: ['destroyed'], to: ['gy'] })),
      use: 'mandatory',
      limit: useOncePerTurn,
      resolve: addToHand(thisCard),
    }),
  ],
});
