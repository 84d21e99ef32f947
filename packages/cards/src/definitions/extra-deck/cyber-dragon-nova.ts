import {
  apply,
  at,
  banish,
  choose1,
  detach,
  exactLevel,
  frame,
  gainsAtk,
  ignition,
  inYourGy,
  inYourPossession,
  isCard,
  materials,
  monster,
  moved,
  named,
  oncePerTurn,
  quick,
  race,
  specialSummon,
  target,
  target1,
  thisCard,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const cyberDragonNova = monsterCard(58069384, {
  summoning: { materials: [materials(2, exactLevel(5), race('Machine'), monster)] },
  effects: [
    ignition({
      limit: oncePerTurn,
      cost: detach(1),
      targets: [target1(named('Cyber Dragon'), inYourGy)],
      resolve: specialSummon(target),
    }),
    quick({
      limit: oncePerTurn,
      cost: banish(choose1(named('Cyber Dragon'), at('you', 'hand', 'monsters'))),
      resolve: apply('end-of-turn', thisCard, gainsAtk(2100)),
    }),
    trigger({
      from: ['gy'],
      on: moved([isCard(thisCard), inYourPossession], {
        to: ['gy'],
        by: ['effect'],
        doer: 'opponent',
        owner: 'you',
      }),
      use: 'if-you-can',
      resolve: specialSummon(choose1(race('Machine'), frame('fusion'), monster, at('you', 'extra'))),
    }),
  ],
});
