import {
  activateOncePerTurn,
  activation,
  choose1,
  eventCard,
  inYourDeck,
  inYourGy,
  isCard,
  named,
  not,
  onField,
  sameNameAs,
  setCard,
  specialSummon,
  summoned,
  target,
  target1,
  trigger,
  useOncePerTurn,
  youCan,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

const DARK_MAGICIANS = named('Dark Magician', 'Dark Magician Girl');

export const magiciansSalvation = spellCard(95477924, {
  effects: [
    activation({
      number: 1,
      limit: activateOncePerTurn,
      resolve: youCan(setCard(choose1(named('Eternal Soul'), inYourDeck))),
    }),
    trigger({
      number: 2,
      from: ['field'],
      on: summoned([DARK_MAGICIANS], ['normal', 'tribute', 'special'], 'you'),
      use: 'if-you-can',
      limit: useOncePerTurn,
      targets: [target1(isCard(eventCard), onField)],
      resolve: specialSummon(choose1(DARK_MAGICIANS, inYourGy, not(sameNameAs(target)))),
    }),
  ],
});
