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

export const mountain = spellCard(50913601, {
  effects: [
    activation(),
    continuous({
      number: 1,
      affects: allThatMatch(
        either([race('Dragon')], [race('Winged Beast')], [race('Thunder')]),
        monster,
        inMonsterZone,
      ),
      modifiers: [gainsAtkDef(200)],
    }),
  ],
});
