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

export const umi = spellCard(22702055, {
  effects: [
    activation(),
    continuous({
      number: 1,
      affects: allThatMatch(
        either([race('Fish')], [race('Sea Serpent')], [race('Thunder')], [race('Aqua')]),
        monster,
        inMonsterZone,
      ),
      modifiers: [gainsAtkDef(200)],
    }),
    continuous({
      number: 1,
      affects: allThatMatch(either([race('Machine')], [race('Pyro')]), monster, inMonsterZone),
      modifiers: [gainsAtkDef(-200)],
    }),
  ],
});
