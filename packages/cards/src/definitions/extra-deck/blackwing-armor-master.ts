import {
  all,
  apply,
  as,
  atkBecomes,
  atTiming,
  attackTarget,
  battled,
  continuous,
  defBecomes,
  every,
  hasCounters,
  ignition,
  itself,
  material,
  materialsOrMore,
  monster,
  noBattleDamage,
  nonTuner,
  notDestroyedByBattle,
  opponentControls,
  placeCounters,
  player,
  removeCounters,
  series,
  the,
  thisCard,
  thisCardAttacks,
  thisCardBattles,
  trigger,
  tuner,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const wedged = [monster, hasCounters('Wedge Counter'), opponentControls];

const blackwingTuner = material(series('Blackwing'), tuner);
const battles = thisCardBattles;
const attacked = all(thisCardAttacks, battled(thisCard));

export const blackwingArmorMaster = monsterCard(69031175, {
  summoning: { materials: [blackwingTuner, materialsOrMore(1, nonTuner)] },
  effects: [
    continuous({ from: ['monsters'], affects: itself(thisCard), modifiers: [notDestroyedByBattle()] }),
    continuous({
      number: 1,
      from: ['monsters'],
      while: battles,
      affects: player('you'),
      modifiers: [noBattleDamage],
    }),
    trigger({
      on: atTiming('damage-step-end'),
      use: 'when-you-can',
      condition: attacked,
      resolve: placeCounters(1, 'Wedge Counter', attackTarget, { most: 1 }),
    }),
    ignition({
      cost: removeCounters('all', 'Wedge Counter', as('wedged', every(...wedged))),
      resolve: apply('end-of-turn', the('wedged'), atkBecomes(0), defBecomes(0)),
    }),
  ],
});
