import {
  all,
  at,
  atTiming,
  attachedTo,
  continuous,
  detach,
  duringPhase,
  exactLevel,
  frame,
  gainsAtk,
  itself,
  materials,
  monster,
  numberOf,
  piercing,
  race,
  rank,
  thisCard,
  thisCardBattles,
  times,
  trigger,
  yourTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const downerdMagician = monsterCard(72167543, {
  summoning: {
    materials: [materials(2, exactLevel(4), race('Spellcaster'), monster)],
    xyzOver: [rank({ max: 3 }), frame('xyz'), monster],
    xyzOverIf: all(yourTurn, duringPhase('main2')),
  },
  effects: [
    continuous({
      from: ['monsters'],
      affects: itself(thisCard),
      modifiers: [gainsAtk(times(200, numberOf(at('any', 'material'), attachedTo(thisCard))))],
    }),
    continuous({ from: ['monsters'], affects: itself(thisCard), modifiers: [piercing] }),
    trigger({
      on: atTiming('after-damage-calculation'),
      use: 'mandatory',
      condition: thisCardBattles,
      resolve: detach(1),
    }),
  ],
});
