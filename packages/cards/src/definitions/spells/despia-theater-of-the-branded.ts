import {
  activation,
  at,
  type Filter,
  faceUp,
  frame,
  fusionSummon,
  ignition,
  inYourGy,
  leavesField,
  level,
  monster,
  moved,
  not,
  race,
  specialSummon,
  target,
  target1,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

const FAIRY: Filter = [race('Fairy'), monster, faceUp, not(frame('fusion')), at('you', 'monsters')];

export const despiaTheaterOfTheBranded = spellCard(99543666, {
  effects: [
    activation(),
    ignition({
      number: 1,
      from: ['field'],
      limit: useOncePerTurn,
      resolve: fusionSummon({
        monster: [level({ min: 8 }), frame('fusion'), at('you', 'extra')],
        materials: [monster, at('you', 'hand', 'monsters')],
      }),
    }),
    trigger({
      from: ['field'],
      on: [
        leavesField(FAIRY, { by: ['effect'], doer: 'opponent' }),
        moved(FAIRY, { manner: ['destroyed'], by: ['battle'] }),
      ],
      use: 'if-you-can',
      limit: useOncePerTurn,
      targets: [target1(level({ min: 8 }), frame('fusion'), inYourGy)],
      resolve: specialSummon(target),
    }),
  ],
});
