import {
  andThen,
  apply,
  atLeast,
  choose1,
  chooseExactly,
  continuous,
  draw,
  type Effect,
  eventCard,
  gains,
  gainsAtkDef,
  ignition,
  inYourHand,
  itself,
  materialsOrMore,
  materialsUsed,
  monster,
  oncePerTurn,
  placeOnBottomOfDeck,
  pointedToBy,
  specialSummon,
  summoned,
  thisCard,
  thisOne,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const summonedWith = (count: number, effect: Effect): Effect =>
  continuous({
    from: ['monsters'],
    while: atLeast(materialsUsed(thisCard), count),
    affects: itself(thisCard),
    modifiers: [gains(effect)],
  });

export const saryujaSkullDread = monsterCard(74997493, {
  summoning: { materials: [materialsOrMore(2, monster)], different: 'names' },
  effects: [
    summonedWith(
      2,
      trigger({
        on: summoned([monster, pointedToBy(thisCard)], ['normal', 'tribute', 'special']),
        use: 'mandatory',
        resolve: apply('while-it-stays', eventCard, gainsAtkDef(300)),
      }),
    ),
    summonedWith(3, ignition({ limit: oncePerTurn, resolve: specialSummon(choose1(monster, inYourHand)) })),
    summonedWith(
      4,
      trigger({
        on: summoned(thisOne, ['link']),
        use: 'when-you-can',
        resolve: andThen(draw(4), placeOnBottomOfDeck(chooseExactly(3, inYourHand))),
      }),
    ),
  ],
});
