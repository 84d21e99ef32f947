import {
  at,
  cannotBeAttackedByOpponent,
  choose1,
  continuous,
  duringPhase,
  exists,
  faceUp,
  inGys,
  isCard,
  itself,
  materialsOrMore,
  monster,
  numberOf,
  oncePerTurn,
  onField,
  placeCounters,
  quick,
  race,
  removeCountersFromAmong,
  series,
  specialSummon,
  spell,
  summoned,
  sumOf,
  thisCard,
  thisOne,
  trigger,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const seleneQueenOfTheMasterMagicians = monsterCard(45819647, {
  summoning: { materials: [materialsOrMore(2, monster)], including: [race('Spellcaster'), monster] },
  effects: [
    trigger({
      on: summoned(thisOne, ['link']),
      use: 'mandatory',
      resolve: placeCounters(
        sumOf(numberOf(spell, faceUp, onField), numberOf(spell, inGys)),
        'Spell Counter',
        thisCard,
      ),
    }),
    continuous({
      from: ['monsters'],
      while: exists(series('Endymion'), faceUp, onField),
      affects: itself(thisCard),
      modifiers: [cannotBeAttackedByOpponent],
    }),
    quick({
      limit: oncePerTurn,
      condition: duringPhase('main1', 'main2'),
      cost: removeCountersFromAmong(3, 'Spell Counter', youControl),
      resolve: specialSummon(choose1(race('Spellcaster'), monster, at('you', 'hand', 'gy')), {
        positions: ['defense'],
        pointedToBy: [isCard(thisCard)],
      }),
    }),
  ],
});
