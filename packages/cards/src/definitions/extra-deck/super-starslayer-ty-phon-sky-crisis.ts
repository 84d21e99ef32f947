import {
  atk,
  cannotActivate,
  cannotNormalSummon,
  cannotSpecialSummon,
  choose1,
  continuous,
  detach,
  exactLevel,
  type Filter,
  faceUp,
  highestAtk,
  ignition,
  matches,
  materials,
  monster,
  oath,
  oncePerTurn,
  onField,
  player,
  returnToHand,
  summonedBy,
  summonedInThisOrLastTurn,
  thisCard,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const strongest: Filter = [highestAtk(monster, faceUp, youControl), monster];

export const superStarslayerTyPhonSkyCrisis = monsterCard(93039339, {
  summoning: {
    materials: [materials(2, exactLevel(12), monster)],
    xyzOver: strongest,
    xyzOverIf: summonedInThisOrLastTurn(2, 'opponent', { from: 'extra' }, 'special'),
    xyzOverBinds: oath(player('you'), cannotNormalSummon(), cannotSpecialSummon()),
  },
  effects: [
    continuous({
      while: matches(thisCard, summonedBy('xyz')),
      affects: player('any'),
      modifiers: [cannotActivate(atk({ min: 3000 }), monster)],
    }),
    ignition({ limit: oncePerTurn, cost: detach(1), resolve: returnToHand(choose1(monster, onField)) }),
  ],
});
