import {
  activatedTargeting,
  all,
  andIfYouDo,
  apply,
  at,
  atTiming,
  banish,
  canAttackAgainInARow,
  chainedTo,
  choose1,
  destroy,
  except,
  exists,
  faceUp,
  frame,
  matches,
  material,
  monster,
  named,
  negateActivation,
  quick,
  sendToGy,
  series,
  summonedBy,
  thisCard,
  thisCardAttacks,
  trigger,
  unless,
  useTwicePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const WHITE_DRAGON = material(named('Blue-Eyes White Dragon'));

export const neoBlueEyesUltimateDragon = monsterCard(56532353, {
  summoning: { materials: [WHITE_DRAGON, WHITE_DRAGON, WHITE_DRAGON] },
  effects: [
    trigger({
      on: atTiming('damage-step-end'),
      use: 'when-you-can',
      limit: useTwicePerTurn,
      condition: all(
        matches(thisCard, summonedBy('fusion')),
        thisCardAttacks,
        unless(exists(faceUp, youControl, except(thisCard))),
      ),
      cost: sendToGy(choose1(series('Blue-Eyes'), frame('fusion'), at('you', 'extra'))),
      resolve: apply('end-of-battle-phase', thisCard, canAttackAgainInARow),
    }),
    quick({
      from: ['gy'],
      on: [activatedTargeting('any', series('Blue-Eyes'), monster, youControl)],
      cost: banish(thisCard),
      resolve: andIfYouDo(negateActivation, destroy(chainedTo)),
    }),
  ],
});
