import {
  at,
  canBeKeptAsSpell,
  choose1,
  monster,
  placeInSpellTrapZone,
  series,
  summoned,
  thisOne,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const crystalBeastSapphirePegasus = monsterCard(7093411, {
  effects: [
    trigger({
      on: summoned(thisOne, ['normal', 'tribute', 'flip', 'special']),
      use: 'when-you-can',
      resolve: placeInSpellTrapZone(
        choose1(series('Crystal Beast'), monster, at('you', 'hand', 'deck', 'gy')),
      ),
    }),
    canBeKeptAsSpell,
  ],
});
