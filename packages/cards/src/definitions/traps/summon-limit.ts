import { activation, continuous, player, summonsUpTo } from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const summonLimit = trapCard(23516703, {
  effects: [
    activation(),
    continuous({ number: 1, from: ['spells'], affects: player('any'), modifiers: [summonsUpTo(2)] }),
  ],
});
