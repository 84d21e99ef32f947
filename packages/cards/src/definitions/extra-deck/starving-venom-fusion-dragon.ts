import {
  andThen,
  apply,
  as,
  atkOf,
  attribute,
  choose,
  choose1,
  destroy,
  every,
  faceUp,
  frame,
  gainsAtk,
  gainsOriginalEffectsOf,
  ignition,
  level,
  materials,
  monster,
  moved,
  nameBecomesThatOf,
  not,
  oncePerTurn,
  onField,
  opponentControls,
  summoned,
  summonedBy,
  target,
  target1,
  the,
  thisCard,
  thisOne,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const starvingVenomFusionDragon = monsterCard(41209827, {
  summoning: {
    materials: [materials(2, attribute('DARK'), monster, onField, not(frame('token')))],
  },
  effects: [
    trigger({
      on: summoned(thisOne, ['fusion']),
      use: 'if-you-can',
      resolve: andThen(
        choose(as('chosen', choose1(monster, faceUp, opponentControls, summonedBy('special')))),
        apply('end-of-turn', thisCard, gainsAtk(atkOf(the('chosen')))),
      ),
    }),
    ignition({
      limit: oncePerTurn,
      targets: [target1(level({ min: 5 }), monster, opponentControls)],
      resolve: apply('end-phase', thisCard, nameBecomesThatOf(target), gainsOriginalEffectsOf(target)),
    }),
    trigger({
      from: ['gy', 'banished', 'extra'],
      on: moved([...thisOne, summonedBy('fusion'), onField], { manner: ['destroyed'] }),
      use: 'if-you-can',
      resolve: destroy(every(monster, opponentControls, summonedBy('special'))),
    }),
  ],
});
