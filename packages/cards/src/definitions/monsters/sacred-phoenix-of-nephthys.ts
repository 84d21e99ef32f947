import {
  destroy,
  every,
  inNextPhaseAfter,
  moved,
  onField,
  specialSummon,
  spellOrTrap,
  summonedByItsEffect,
  thisCard,
  thisOne,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const sacredPhoenixOfNephthys = monsterCard(61441708, {
  effects: [
    trigger({
      from: ['gy'],
      on: inNextPhaseAfter(
        'standby',
        'you',
        moved(thisOne, { to: ['gy'], manner: ['destroyed'], by: ['effect'] }),
      ),
      use: 'mandatory',
      resolve: specialSummon(thisCard),
    }),
    trigger({
      on: summonedByItsEffect,
      use: 'mandatory',
      resolve: destroy(every(spellOrTrap, onField)),
    }),
  ],
});
