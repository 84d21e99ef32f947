import {
  andThen,
  atLeast,
  atTiming,
  attribute,
  banish,
  choose1,
  destroy,
  either,
  ifSo,
  inYourGy,
  matches,
  materials,
  monster,
  numberOf,
  oncePerTurn,
  onField,
  opponentControls,
  opponentInBattle,
  sendToGy,
  spell,
  summoned,
  target,
  target1,
  thisCard,
  thisOne,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const skyStrikerAceAzalea = monsterCard(98462037, {
  summoning: {
    materials: [materials(2, either([attribute('LIGHT')], [attribute('DARK')]), monster)],
    only: ['link'],
    oncePerTurn: true,
  },
  effects: [
    trigger({
      on: summoned(thisOne, ['special']),
      use: 'if-you-can',
      targets: [target1(onField)],
      resolve: andThen(destroy(target), ifSo(atLeast(3, numberOf(spell, inYourGy)), sendToGy(thisCard))),
    }),
    trigger({
      on: atTiming('damage-step-start'),
      use: 'if-you-can',
      condition: matches(opponentInBattle, monster, opponentControls),
      limit: oncePerTurn,
      cost: banish(choose1(spell, inYourGy)),
      resolve: destroy(opponentInBattle),
    }),
  ],
});
