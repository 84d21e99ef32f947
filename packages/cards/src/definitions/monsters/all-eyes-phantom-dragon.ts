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
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const DRAGON_PENDULUM: Filter = [race('Dragon'), ability('pendulum')];
const YOURS: Filter = [monster, youControl];
const DRAGON: Filter = [...DRAGON_PENDULUM, ...YOURS];
const ATTACKS = all(matches(attackingMonster, ...DRAGON), unless(attacksDirectlyOn('opponent')));
const SENT: Action = sendToGy(choose1(spellOrTrap, youControl));
const ANSWERED: EventPattern = cardOrEffectActivated('opponent', spellOrTrap);

export const allEyesPhantomDragon = monsterCard(70335319, {
  summoning: {
    only: ['procedure'],
    procedure: {
      from: ['hand', 'extra'],
      condition: all(existAtLeast(2, ...YOURS), exists(evenFaceDown(...DRAGON_PENDULUM), ...YOURS)),
      does: tribute(every(...YOURS)),
      limit: useOncePerTurn,
    },
  },
  effects: [
    trigger({
      on: atTiming('damage-calculation'),
      use: 'mandatory',
      limit: oncePerTurn,
      condition: matches(opponentInBattle, opponentControls),
      resolve: apply('end-of-turn', thisCard, atkMultiplied(2)),
    }),
    quick({ on: [ANSWERED], limit: oncePerTurn, cost: SENT, resolve: negateActivation }),
  ],
  pendulumEffects: [
    trigger({
      from: ['pendulum'],
      on: atTiming('damage-step-end'),
      use: 'if-you-can',
      limit: oncePerTurn,
      condition: ATTACKS,
      oath: oath(allThatMatch(monster, youControl, except(eventCard)), cannotDeclareAttacks),
      resolve: apply('end-of-battle-phase', eventCard, canAttackAgainInARow),
    }),
  ],
});
