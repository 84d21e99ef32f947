import {
  addToHand,
  cannotActivate,
  choose1,
  continuous,
  eventCard,
  inYourDeck,
  matches,
  monster,
  moved,
  oncePerTurn,
  opponentControls,
  originalAttributeOf,
  originalAttributeOfMaterial,
  player,
  race,
  series,
  specialSummon,
  summonedBy,
  thisCard,
  thisOne,
  trigger,
  tuner,
  tunerAndNonTuners,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const chaofengPhantomOfTheYangZing = monsterCard(19048328, {
  summoning: { materials: tunerAndNonTuners() },
  effects: [
    continuous({
      from: ['monsters'],
      while: matches(thisCard, summonedBy('synchro')),
      affects: player('opponent'),
      modifiers: [
        cannotActivate(monster, originalAttributeOfMaterial(thisCard, series('Yang Zing'), monster)),
      ],
    }),
    trigger({
      from: ['gy'],
      on: moved([...thisOne, summonedBy('synchro')], {
        to: ['gy'],
        manner: ['destroyed'],
        by: ['battle', 'effect'],
      }),
      use: 'when-you-can',
      resolve: addToHand(choose1(tuner, monster, inYourDeck)),
    }),
    trigger({
      limit: oncePerTurn,
      on: moved([monster, opponentControls], { manner: ['destroyed'], by: ['battle', 'effect'] }),
      use: 'when-you-can',
      resolve: specialSummon(choose1(originalAttributeOf(eventCard), race('Wyrm'), monster, inYourDeck), {
        positions: ['defense'],
      }),
    }),
  ],
});
