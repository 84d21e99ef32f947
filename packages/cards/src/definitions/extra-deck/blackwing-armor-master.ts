import {
  ability,
  all,
  apply,
  as,
  atkBecomes,
  atTiming,
  attackingMonster,
  attackTarget,
  battled,
  continuous,
  defBecomes,
  every,
  hasCounters,
  ignition,
  isCard,
  itself,
  matches,
  material,
  materialsOrMore,
  monster,
  noBattleDamage,
  not,
  notDestroyedByBattle,
  opponentControls,
  placeCounters,
  player,
  removeCounters,
  series,
  the,
  thisCard,
  trigger,
  yourBattlingMonster,
} from '@spellspeed/engine';
import { monsterCard } from '../../card.ts';

const wedged = [monster, hasCounters('Wedge Counter'), opponentControls];

const blackwingTuner = material(series('Blackwing'), ability('tuner'));
const battles = matches(yourBattlingMonster, isCard(thisCard));
const attacked = all(matches(attackingMonster, isCard(thisCard)), battled(thisCard));

export const blackwingArmorMaster = monsterCard(69031175, {
  summoning: { materials: [blackwingTuner, materialsOrMore(1, not(ability('tuner')))] },
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
      number: 2,
      on: atTiming('damage-step-end'),
      use: 'when-you-can',
      condition: attacked,
      resolve: placeCounters(1, 'Wedge Counter', attackTarget, { most: 1 }),
    }),
    ignition({
      number: 3,
      cost: removeCounters('all', 'Wedge Counter', as('wedged', every(...wedged))),
      resolve: apply('end-of-turn', the('wedged'), atkBecomes(0), defBecomes(0)),
    }),
  ],
});
