import {
  exactLevel,
  monster,
  neverMaterial,
  specialSummon,
  summoned,
  thisCard,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const kagetokage = monsterCard(94656263, {
  summoning: { first: ['own-effect'] },
  asMaterial: [neverMaterial('synchro')],
  effects: [
    trigger({
      from: ['hand'],
      on: summoned([exactLevel(4), monster], ['normal', 'tribute'], 'you'),
      use: 'when-you-can',
      resolve: specialSummon(thisCard, { properly: true }),
    }),
  ],
});
