import {
  allThatMatch,
  continuous,
  detach,
  type Filter,
  frame,
  gains,
  hasMaterial,
  inMonsterZone,
  inYourGy,
  isCard,
  monster,
  moved,
  named,
  negateActivation,
  not,
  originalRace,
  quick,
  series,
  specialSummon,
  target,
  target1,
  thisCard,
  thisOne,
  trap,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const NEGATES_TRAPS = quick({
  on: [
    {
      event: 'activated',
      what: 'card-or-effect',
      by: 'opponent',
      card: [trap],
      targeting: [isCard(thisCard)],
    },
  ],
  cost: detach(1),
  resolve: negateActivation,
});
const HOST: Filter = [frame('xyz'), originalRace('Beast-Warrior'), hasMaterial(isCard(thisCard)), monster];

export const zoodiacRamram = monsterCard(4145852, {
  effects: [
    trigger({
      from: ['gy', 'banished'],
      on: moved(thisOne, { manner: ['destroyed'], by: ['battle', 'effect'] }),
      use: 'if-you-can',
      targets: [target1(series('Zoodiac'), monster, inYourGy, not(named('Zoodiac Ramram')))],
      resolve: specialSummon(target),
    }),
    continuous({
      from: ['material'],
      affects: allThatMatch(...HOST, inMonsterZone),
      modifiers: [gains(NEGATES_TRAPS)],
    }),
  ],
});
