import {
  all,
  at,
  continuous,
  duringPhase,
  frame,
  grants,
  itself,
  linkSummonUsing,
  materials,
  monster,
  not,
  notDestroyedByOpponentsEffects,
  opponentsTurn,
  quick,
  thisCard,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const iPMasquerena = monsterCard(65741786, {
  summoning: { materials: [materials(2, monster, not(frame('link')))] },
  effects: [
    quick({
      condition: all(opponentsTurn, duringPhase('main1', 'main2')),
      limit: useOncePerTurn,
      resolve: linkSummonUsing(thisCard, frame('link'), at('you', 'extra')),
    }),
    grants({
      to: 'link',
      effects: [
        continuous({
          from: ['monsters'],
          affects: itself(thisCard),
          modifiers: [notDestroyedByOpponentsEffects],
        }),
      ],
    }),
  ],
});
