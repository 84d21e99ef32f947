import {
  andIfYouDo,
  apply,
  atkMultiplied,
  atkOf,
  attacksMonsterOnceMoreInARow,
  attribute,
  continuous,
  destroysByBattleAndSendsToGy,
  faceUp,
  inPhase,
  itself,
  material,
  monster,
  nonTuner,
  notDestroyedByBattle,
  oncePerTurn,
  opponentControls,
  race,
  takeDamage,
  target,
  target1,
  thisCard,
  trigger,
  tuner,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const dragocytosCorruptedNethersoulDragon = monsterCard(21435914, {
  summoning: { materials: [material(attribute('DARK'), tuner), material(race('Dragon'), nonTuner, monster)] },
  effects: [
    continuous({ affects: itself(thisCard), modifiers: [notDestroyedByBattle()] }),
    trigger({
      on: destroysByBattleAndSendsToGy([monster, opponentControls]),
      use: 'when-you-can',
      resolve: apply('end-of-battle-phase', thisCard, attacksMonsterOnceMoreInARow),
    }),
    trigger({
      on: inPhase('standby', 'you'),
      use: 'if-you-can',
      limit: oncePerTurn,
      targets: [target1(monster, faceUp, opponentControls)],
      resolve: andIfYouDo(
        apply('while-it-stays', target, atkMultiplied(0.5)),
        takeDamage('opponent', atkOf(target)),
      ),
    }),
  ],
});
