import {
  all,
  apply,
  atk,
  atTiming,
  attribute,
  destroy,
  effectsNegated,
  either,
  every,
  exists,
  inYourGy,
  materials,
  monster,
  named,
  neverMaterial,
  onField,
  opponentControls,
  summoned,
  target,
  target1,
  thisCardAttacks,
  thisOne,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const combinedManeuverEngageZero = monsterCard(17217034, {
  summoning: {
    materials: [materials(2, either([attribute('LIGHT')], [attribute('DARK')]), monster)],
    oncePerTurn: true,
  },
  asMaterial: [neverMaterial('link')],
  effects: [
    trigger({
      on: summoned(thisOne, ['special']),
      use: 'if-you-can',
      targets: [target1(monster, onField, atk({ min: 2500 }))],
      resolve: apply('end-of-turn', target, effectsNegated),
    }),
    trigger({
      on: atTiming('damage-step-start'),
      use: 'if-you-can',
      condition: all(
        thisCardAttacks,
        exists(named('Sky Striker Ace - Raye'), inYourGy),
        exists(named('Sky Striker Ace - Roze'), inYourGy),
      ),
      resolve: destroy(every(monster, opponentControls)),
    }),
  ],
});
