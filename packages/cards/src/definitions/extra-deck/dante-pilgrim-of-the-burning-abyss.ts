import {
  at,
  atRandom,
  cannotBeTargetedByOpponent,
  choose1,
  continuous,
  draw,
  FIELD_ZONES,
  inYourHand,
  itself,
  materials,
  monster,
  moved,
  oncePerTurn,
  quick,
  sendToGy,
  series,
  thisCard,
  thisOne,
  trigger,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const dantePilgrimOfTheBurningAbyss = monsterCard(18386170, {
  summoning: {
    materials: [materials(3, series('Burning Abyss'), monster)],
    different: 'names',
    only: ['fusion'],
  },
  effects: [
    continuous({ affects: itself(thisCard), modifiers: [cannotBeTargetedByOpponent] }),
    quick({
      limit: oncePerTurn,
      cost: sendToGy(choose1(series('Burning Abyss'), inYourHand)),
      resolve: draw(1),
    }),
    trigger({
      from: ['gy'],
      on: [
        moved([...thisOne, youControl], {
          from: FIELD_ZONES,
          to: ['gy'],
          by: ['effect'],
          doer: 'opponent',
          owner: 'you',
        }),
        moved(thisOne, { from: ['monsters'], to: ['gy'], manner: ['destroyed'], by: ['battle'] }),
      ],
      use: 'if-you-can',
      resolve: sendToGy(atRandom(1, at('opponent', 'hand'))),
    }),
  ],
});
