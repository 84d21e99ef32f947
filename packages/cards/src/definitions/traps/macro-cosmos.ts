import {
  activation,
  at,
  banishedInsteadOfGy,
  choose1,
  continuous,
  named,
  player,
  specialSummon,
  youCan,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const macroCosmos = trapCard(30241314, {
  effects: [
    activation({
      resolve: youCan(
        specialSummon(choose1(named('Helios - The Primordial Sun'), at('you', 'hand', 'deck'))),
      ),
    }),
    continuous({ from: ['spells'], affects: player('any'), modifiers: [banishedInsteadOfGy()] }),
  ],
});
