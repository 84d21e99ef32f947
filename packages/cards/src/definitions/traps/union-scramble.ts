import {
  ability,
  activateOncePerTurn,
  activation,
  at,
  attribute,
  banish,
  cameThisTurn,
  either,
  type Filter,
  frame,
  monster,
  quick,
  race,
  returnToHand,
  specialSummon,
  target,
  target1,
  targetUpTo,
  thisCard,
  unless,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

const UNION_OR_NORMAL: Filter = [
  either(
    [frame('normal'), attribute('LIGHT'), race('Machine'), monster],
    [ability('union'), attribute('LIGHT'), race('Machine'), monster],
  ),
  at('you', 'banished'),
];

export const unionScramble = trapCard(39778366, {
  effects: [
    activation({
      limit: activateOncePerTurn,
      targets: [targetUpTo(3, ...UNION_OR_NORMAL)],
      resolve: specialSummon(target),
    }),
    quick({
      from: ['gy'],
      condition: unless(cameThisTurn(thisCard)),
      cost: banish(thisCard),
      targets: [target1(...UNION_OR_NORMAL)],
      resolve: returnToHand(target),
    }),
  ],
});
