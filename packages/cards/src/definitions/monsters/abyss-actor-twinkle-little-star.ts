import {
  allThatMatch,
  also,
  apply,
  at,
  attacks,
  cannotAttack,
  cannotPendulumSummon,
  continuous,
  except,
  faceUp,
  ignition,
  itself,
  monster,
  not,
  notDestroyedByBattle,
  oncePerTurn,
  player,
  series,
  target,
  target1,
  thisCard,
  youControl,
  yourTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const others = allThatMatch(monster, youControl, except(target));
const onlyAbyssActors = continuous({
  from: ['pendulum'],
  cannotBeNegated: true,
  affects: player('you'),
  modifiers: [cannotPendulumSummon(not(series('Abyss Actor')))],
});
const letsAttackThrice = ignition({
  from: ['pendulum'],
  limit: oncePerTurn,
  targets: [target1(series('Abyss Actor'), monster, faceUp, at('you', 'monsters'))],
  resolve: also(
    apply('end-of-turn', target, attacks(3, 'monsters')),
    apply('end-of-turn', others, cannotAttack),
  ),
});

export const abyssActorTwinkleLittleStar = monsterCard(7279373, {
  effects: [
    continuous({
      from: ['monsters'],
      while: yourTurn,
      affects: itself(thisCard),
      modifiers: [notDestroyedByBattle()],
    }),
    continuous({
      number: 1,
      from: ['monsters'],
      affects: itself(thisCard),
      modifiers: [attacks(3, 'monsters')],
    }),
  ],
  pendulumEffects: [onlyAbyssActors, letsAttackThrice],
});
