import {
  all,
  allThatMatch,
  also,
  apply,
  attacks,
  battlesWithOriginalValues,
  destroysByBattleAndSendsToGy,
  duringTiming,
  effectsNegated,
  except,
  level,
  matches,
  materials,
  monster,
  monsterMadeWith,
  oncePerBattle,
  onField,
  opponentControls,
  opponentsBattlingMonster,
  player,
  quick,
  race,
  sentToGyAsMaterial,
  takeDamage,
  theNextTime,
  thisCard,
  thisOne,
  trigger,
  youControl,
  yourBattlingMonster,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const updateJammer = monsterCard(88093706, {
  summoning: { materials: [materials(2, level({ min: 2 }), race('Cyberse'), monster)] },
  effects: [
    quick({
      limit: oncePerBattle,
      condition: all(duringTiming('damage-calculation'), matches(yourBattlingMonster, race('Cyberse'))),
      resolve: also(
        apply('end-of-damage-step', allThatMatch(onField, except(thisCard)), effectsNegated),
        apply('end-of-damage-step', yourBattlingMonster, battlesWithOriginalValues),
        apply('end-of-damage-step', opponentsBattlingMonster, battlesWithOriginalValues),
        apply(
          'end-of-damage-step',
          player('you'),
          theNextTime(
            destroysByBattleAndSendsToGy([opponentControls], [youControl]),
            takeDamage('opponent', 1000),
          ),
        ),
      ),
    }),
    trigger({
      from: ['gy'],
      on: sentToGyAsMaterial(thisOne, ['link']),
      use: 'if-you-can',
      resolve: apply('end-of-turn', monsterMadeWith(thisCard), attacks(2, 'any')),
    }),
  ],
});
