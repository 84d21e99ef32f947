import {
  apply,
  choose1,
  eventCard,
  inYourDeck,
  isCard,
  levelBecomes,
  matches,
  monster,
  named,
  originalAtkDefMultiplied,
  specialSummon,
  specialSummonedBy,
  summoned,
  thisCard,
  thisOne,
  trigger,
  unclassified,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const ITS_NAME = named('Parallel eXceed');

export const parallelExceed = monsterCard(71278040, {
  effects: [
    trigger({
      from: ['hand'],
      on: summoned([monster], ['link'], 'you'),
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: specialSummon(thisCard, { pointedToBy: [isCard(eventCard)] }),
    }),
    trigger({
      on: summoned(thisOne, ['normal', 'special']),
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: specialSummon(choose1(ITS_NAME, monster, inYourDeck)),
    }),
    unclassified({
      from: ['monsters'],
      on: summoned(thisOne, ['special']),
      condition: matches(thisCard, specialSummonedBy(ITS_NAME)),
      does: apply('while-it-stays', thisCard, levelBecomes(4), ...originalAtkDefMultiplied(0.5)),
    }),
  ],
});
