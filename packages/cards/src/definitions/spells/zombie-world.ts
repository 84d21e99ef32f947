import {
  activation,
  allThatMatch,
  cannotTributeSummon,
  continuous,
  faceUp,
  inGys,
  monster,
  not,
  onField,
  player,
  race,
  raceBecomes,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const zombieWorld = spellCard(4064256, {
  effects: [
    activation(),
    continuous({
      number: 1,
      from: ['field'],
      affects: allThatMatch(monster, faceUp, onField),
      modifiers: [raceBecomes('Zombie')],
    }),
    continuous({
      number: 1,
      from: ['field'],
      affects: allThatMatch(monster, inGys),
      modifiers: [raceBecomes('Zombie')],
    }),
    continuous({
      number: 2,
      from: ['field'],
      affects: player('any'),
      modifiers: [cannotTributeSummon(not(race('Zombie')))],
    }),
  ],
});
