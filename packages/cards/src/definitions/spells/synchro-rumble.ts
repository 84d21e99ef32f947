import {
  activateOncePerTurn,
  activation,
  allThatMatch,
  also,
  apply,
  at,
  banish,
  cannotSpecialSummon,
  continuous,
  destructionReplaced,
  either,
  type Filter,
  frame,
  inYourGy,
  level,
  monster,
  named,
  not,
  player,
  race,
  specialSummon,
  target,
  target1,
  thisCard,
  tuner,
  youControl,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

const dragonSynchro: Filter = [level({ min: 7, max: 8 }), race('Dragon'), frame('synchro'), monster];

export const synchroRumble = spellCard(88901994, {
  effects: [
    activation({
      limit: activateOncePerTurn,
      targets: [target1(either([tuner, monster], dragonSynchro), inYourGy)],
      resolve: also(
        specialSummon(target, { positions: ['defense'] }),
        apply('end-of-turn', player('you'), cannotSpecialSummon(not(frame('synchro')), at('any', 'extra'))),
      ),
    }),
    continuous({
      from: ['gy'],
      affects: allThatMatch(either(dragonSynchro, [named('Crimson Dragon')]), youControl),
      modifiers: [
        destructionReplaced({
          by: ['battle', 'effect'],
          use: 'optional',
          saves: 'all-together',
          instead: banish(thisCard),
        }),
      ],
    }),
  ],
});
