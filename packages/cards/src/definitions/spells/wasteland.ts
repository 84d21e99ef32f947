import {
  activation,
  allThatMatch,
  continuous,
  either,
  gainsAtkDef,
  inMonsterZone,
  monster,
  race,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const wasteland = spellCard(23424603, {
  effects: [
    activation(),
    continuous({
      number: 1,
      affects: allThatMatch(
        either([race('Dinosaur')], [race('Zombie')], [race('Rock')]),
        monster,
        inMonsterZone,
      ),
      modifiers: [gainsAtkDef(200)],
    }),
  ],
});
