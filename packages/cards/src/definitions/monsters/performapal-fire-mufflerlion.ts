import {
  ability,
  all,
  andIfYouDo,
  apply,
  atTiming,
  attacksOnceMoreInARow,
  destroyedByThisBattle,
  gainsAtk,
  matches,
  monster,
  moved,
  oncePerTurn,
  opponentsBattlingMonster,
  specialSummon,
  thisCard,
  trigger,
  youControl,
  yourBattlingMonster,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const performapalFireMufflerlion = monsterCard(33823832, {
  effects: [
    trigger({
      on: atTiming('after-damage-calculation'),
      use: 'if-you-can',
      limit: oncePerTurn,
      condition: all(
        matches(yourBattlingMonster, ability('pendulum')),
        destroyedByThisBattle(opponentsBattlingMonster),
      ),
      resolve: andIfYouDo(
        apply('end-of-battle-phase', yourBattlingMonster, gainsAtk(200)),
        apply('end-of-battle-phase', yourBattlingMonster, attacksOnceMoreInARow),
      ),
    }),
  ],
  pendulumEffects: [
    trigger({
      from: ['pendulum'],
      on: moved([ability('pendulum'), monster, youControl], { manner: ['destroyed'], by: ['battle'] }),
      use: 'when-you-can',
      resolve: specialSummon(thisCard),
    }),
  ],
});
