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

export const forest = spellCard(87430998, {
  effects: [
    activation(),
    continuous({
      number: 1,
      affects: allThatMatch(
        either([race('Insect')], [race('Beast')], [race('Plant')], [race('Beast-Warrior')]),
        monster,
        inMonsterZone,
      ),
      modifiers: [gainsAtkDef(200)],
    }),
  ],
});
