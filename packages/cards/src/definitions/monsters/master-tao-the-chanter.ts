import {
  also,
  apply,
  at,
  cannotSpecialSummon,
  continuous,
  inYourGy,
  itself,
  monster,
  moved,
  named,
  not,
  notDestroyedByBattle,
  opponentInBattle,
  player,
  race,
  specialSummon,
  target,
  target1,
  thisCard,
  thisOne,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const masterTaoTheChanter = monsterCard(34541543, {
  effects: [
    continuous({ number: 1, affects: itself(thisCard), modifiers: [notDestroyedByBattle()] }),
    continuous({ number: 1, affects: itself(opponentInBattle), modifiers: [notDestroyedByBattle()] }),
    trigger({
      number: 2,
      from: ['gy'],
      on: moved(thisOne, { to: ['gy'] }),
      use: 'if-you-can',
      limit: useOncePerTurn,
      targets: [target1(race('Illusion'), monster, inYourGy, not(named('Master Tao the Chanter')))],
      resolve: also(
        specialSummon(target, { positions: ['defense'] }),
        apply('end-of-turn', player('you'), cannotSpecialSummon(not(race('Illusion')), at('any', 'gy'))),
      ),
    }),
  ],
});
