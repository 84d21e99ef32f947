import {
  type Action,
  ability,
  all,
  allThatMatch,
  apply,
  atkMultiplied,
  atTiming,
  attackingMonster,
  attacksDirectlyOn,
  type Condition,
  canAttackAgainInARow,
  cannotDeclareAttacks,
  cardOrEffectActivated,
  choose1,
  type EventPattern,
  evenFaceDown,
  eventCard,
  every,
  except,
  existAtLeast,
  exists,
  type Filter,
  matches,
  monster,
  negateActivation,
  oath,
  oncePerTurn,
  opponentControls,
  opponentInBattle,
  type Procedure,
  quick,
  race,
  sendToGy,
  spellOrTrap,
  thisCard,
  tribute,
  trigger,
  unless,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine';
import { monsterCard } from '../../card.ts';

const DRAGON_PENDULUM: Filter = [race('Dragon'), ability('pendulum')];
const DRAGON: Filter = [...DRAGON_PENDULUM, monster, youControl];
const PROCEDURE: Procedure = {
  from: ['hand', 'extra'],
  condition: all(
    existAtLeast(2, monster, youControl),
    exists(evenFaceDown(...DRAGON_PENDULUM), monster, youControl),
  ),
  does: tribute(every(monster, youControl)),
  limit: useOncePerTurn,
};
const IN_BATTLE: Condition = matches(opponentInBattle, opponentControls);
const DRAGON_ATTACKED: Condition = all(
  matches(attackingMonster, ...DRAGON),
  unless(attacksDirectlyOn('opponent')),
);
const DOUBLED: Action = apply('end-of-turn', thisCard, atkMultiplied(2));
const ANSWERED: EventPattern = cardOrEffectActivated('opponent', spellOrTrap);
const SENT: Action = sendToGy(choose1(spellOrTrap, youControl));
const CALCULATION: EventPattern = atTiming('damage-calculation');

export const allEyesPhantomDragon = monsterCard(70335319, {
  summoning: { only: ['procedure'], procedure: PROCEDURE },
  effects: [
    trigger({
      on: CALCULATION,
      use: 'mandatory',
      limit: oncePerTurn,
      condition: IN_BATTLE,
      resolve: DOUBLED,
    }),
    quick({ on: [ANSWERED], limit: oncePerTurn, cost: SENT, resolve: negateActivation }),
  ],
  pendulumEffects: [
    trigger({
      from: ['pendulum'],
      on: atTiming('damage-step-end'),
      use: 'if-you-can',
      limit: oncePerTurn,
      condition: DRAGON_ATTACKED,
      oath: oath(allThatMatch(monster, youControl, except(eventCard)), cannotDeclareAttacks),
      resolve: apply('end-of-battle-phase', eventCard, canAttackAgainInARow),
    }),
  ],
});
