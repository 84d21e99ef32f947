import {
  activatedEffectThisTurn,
  at,
  attach,
  banish,
  banishedInsteadOfGy,
  choose1,
  continuous,
  detach,
  exactLevel,
  materials,
  monster,
  moved,
  named,
  oncePerChain,
  oncePerTurn,
  onField,
  player,
  quick,
  series,
  target,
  target1,
  thisCard,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const kashtiraAriseHeart = monsterCard(48626373, {
  summoning: {
    materials: [materials(3, exactLevel(7), monster)],
    xyzOver: [series('Kashtira'), monster],
    xyzOverIf: activatedEffectThisTurn('any', [named('Kashtira Shangri-Ira')]),
    xyzOverLimit: useOncePerTurn,
  },
  effects: [
    continuous({ from: ['monsters'], affects: player('any'), modifiers: [banishedInsteadOfGy()] }),
    trigger({
      on: moved([], { to: ['banished'] }),
      use: 'mandatory',
      limit: oncePerChain,
      resolve: attach(choose1(at('any', 'banished')), thisCard),
    }),
    quick({
      limit: oncePerTurn,
      cost: detach(3),
      targets: [target1(onField)],
      resolve: banish(target, { face: 'down' }),
    }),
  ],
});
