import {
  choose1,
  continuous,
  equip,
  equippedMonster,
  equipsTo,
  faceUp,
  gainsAtk,
  ignition,
  inYourDeck,
  itself,
  levelOf,
  monster,
  onField,
  race,
  series,
  times,
  trap,
  tuner,
  unaffectedBy,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const dragunityDivineLance = spellCard(60004971, {
  effects: [
    equipsTo([faceUp, series('Dragunity'), monster, onField]),
    continuous({
      affects: itself(equippedMonster),
      modifiers: [gainsAtk(times(100, levelOf(equippedMonster))), unaffectedBy(trap)],
    }),
    ignition({
      from: ['spells'],
      limit: useOncePerTurn,
      resolve: equip(
        choose1(race('Dragon'), series('Dragunity'), tuner, monster, inYourDeck),
        equippedMonster,
      ),
    }),
  ],
});
