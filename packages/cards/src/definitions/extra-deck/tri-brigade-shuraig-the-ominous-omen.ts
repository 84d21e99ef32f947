import {
  addToHand,
  at,
  banish,
  choose1,
  either,
  except,
  type Filter,
  inYourDeck,
  level,
  materialsOrMore,
  monster,
  moved,
  numberOf,
  onField,
  race,
  summoned,
  thisCard,
  thisOne,
  trigger,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const BEASTS: Filter = [either([race('Beast')], [race('Beast-Warrior')], [race('Winged Beast')]), monster];

export const triBrigadeShuraigTheOminousOmen = monsterCard(99726621, {
  summoning: { materials: [materialsOrMore(2, ...BEASTS)] },
  effects: [
    trigger({
      on: [summoned(thisOne, ['special']), summoned([...BEASTS, youControl, except(thisCard)], ['special'])],
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: banish(choose1(onField)),
    }),
    trigger({
      from: ['gy'],
      on: moved(thisOne, { to: ['gy'] }),
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: addToHand(
        choose1(...BEASTS, level({ max: numberOf(...BEASTS, at('you', 'banished')) }), inYourDeck),
      ),
    }),
  ],
});
