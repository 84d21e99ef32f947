import {
  andThen,
  choose1,
  coLinkedMonster,
  continuous,
  discard,
  draw,
  exists,
  inMonsterZone,
  inYourHand,
  matches,
  materialsOrMore,
  monster,
  normalDrawOf,
  numberOfNames,
  onField,
  player,
  series,
  shuffleIntoDeck,
  summoned,
  target,
  target1,
  thisCard,
  thisOne,
  trigger,
  unless,
  useOncePerTurn,
  youCan,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const IT_IS_SHUFFLED = shuffleIntoDeck(target);

export const knightmareUnicorn = monsterCard(38342335, {
  summoning: { materials: [materialsOrMore(2, monster)], different: 'names' },
  effects: [
    trigger({
      on: summoned(thisOne, ['link']),
      use: 'if-you-can',
      condition: unless(matches(thisCard, coLinkedMonster)),
      limit: useOncePerTurn,
      cost: discard(choose1(inYourHand)),
      targets: [target1(onField)],
      resolve: IT_IS_SHUFFLED,
    }),
    trigger({
      number: 1,
      on: summoned(thisOne, ['link']),
      use: 'if-you-can',
      condition: matches(thisCard, coLinkedMonster),
      limit: useOncePerTurn,
      cost: discard(choose1(inYourHand)),
      targets: [target1(onField)],
      resolve: andThen(IT_IS_SHUFFLED, youCan(draw(1))),
    }),
    continuous({
      from: ['monsters'],
      while: exists(coLinkedMonster, series('Knightmare'), monster, inMonsterZone),
      affects: player('you'),
      modifiers: [normalDrawOf(numberOfNames(coLinkedMonster, series('Knightmare'), monster, inMonsterZone))],
    }),
  ],
});
