import {
  activation,
  cannotSpecialSummon,
  continuous,
  destroy,
  FIELD_ZONES,
  moved,
  player,
  thisCard,
  trigger,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const vanitysEmptiness = trapCard(5851097, {
  effects: [
    activation(),
    continuous({ number: 1, affects: player('any'), modifiers: [cannotSpecialSummon()] }),
    trigger({
      number: 2,
      from: ['spells'],
      on: moved([], { from: ['deck', ...FIELD_ZONES], to: ['gy'], owner: 'you' }),
      use: 'mandatory',
      resolve: destroy(thisCard),
    }),
  ],
});
