import {
  destroy,
  except,
  frame,
  inPhase,
  materialsOrMore,
  monster,
  moved,
  named,
  not,
  onField,
  target,
  target1,
  thisCard,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const unchainedAbomination = monsterCard(29479265, {
  summoning: { materials: [materialsOrMore(2, monster)], including: [frame('link')] },
  effects: [
    trigger({
      on: moved([onField], {
        manner: ['destroyed'],
        by: ['effect'],
        of: [not(named('Unchained Abomination'))],
      }),
      use: 'if-you-can',
      damageStep: 'forbidden',
      limit: useOncePerTurn,
      targets: [target1(onField)],
      resolve: destroy(target),
    }),
    trigger({
      on: moved([monster, except(thisCard)], { manner: ['destroyed'], by: ['battle'] }),
      use: 'when-you-can',
      limit: useOncePerTurn,
      targets: [target1(onField)],
      resolve: destroy(target),
    }),
    trigger({
      on: inPhase('end', 'any'),
      use: 'if-you-can',
      limit: useOncePerTurn,
      targets: [target1(onField)],
      resolve: destroy(target),
    }),
  ],
});
