import {
  also,
  andIfYouDo,
  apply,
  at,
  banish,
  cannotAttack,
  choose1,
  continuous,
  doubleBattleDamage,
  doubleEffectDamage,
  every,
  ignition,
  itself,
  monster,
  named,
  notDestroyedByBattle,
  notDestroyedByEffects,
  oncePerTurn,
  opponentControls,
  type Procedure,
  player,
  returnToGy,
  spellOrTrap,
  summoned,
  thisCard,
  thisOne,
  tribute,
  trigger,
  unaffectedBy,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const PROCEDURE: Procedure = {
  from: ['hand'],
  does: tribute(choose1(named('The Legendary Fisherman'), monster, youControl)),
};

export const theLegendaryFishermanIii = monsterCard(44968687, {
  summoning: {
    procedure: PROCEDURE,
    only: ['procedure'],
  },
  effects: [
    trigger({
      on: summoned(thisOne, ['special']),
      use: 'when-you-can',
      resolve: also(banish(every(monster, opponentControls)), apply('end-of-turn', thisCard, cannotAttack)),
    }),
    continuous({
      from: ['monsters'],
      affects: itself(thisCard),
      modifiers: [notDestroyedByBattle(), notDestroyedByEffects, unaffectedBy(spellOrTrap)],
    }),
    ignition({
      limit: oncePerTurn,
      resolve: andIfYouDo(
        returnToGy(every(at('opponent', 'banished'))),
        apply('first-damage', player('opponent'), doubleBattleDamage, doubleEffectDamage),
      ),
    }),
  ],
});
