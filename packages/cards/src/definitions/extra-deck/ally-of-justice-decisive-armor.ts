import {
  also,
  andThen,
  as,
  at,
  attribute,
  type Condition,
  choose1,
  destroy,
  every,
  exists,
  faceDown,
  faceUp,
  ignition,
  inYourHand,
  lookAt,
  material,
  materialsOrMore,
  monster,
  nonTuner,
  oncePerTurn,
  opponentControls,
  sendToGy,
  spellOrTrap,
  takeDamage,
  target,
  target1,
  the,
  totalOriginalAtkOf,
  tuner,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const THEIR_LIGHT: Condition = exists(attribute('LIGHT'), monster, faceUp, opponentControls);

export const allyOfJusticeDecisiveArmor = monsterCard(9888196, {
  summoning: { materials: [material(tuner), materialsOrMore(2, nonTuner)] },
  effects: [
    ignition({
      limit: oncePerTurn,
      condition: THEIR_LIGHT,
      modes: [
        { targets: [target1(faceDown, opponentControls)], resolve: destroy(target) },
        { cost: sendToGy(choose1(inYourHand)), resolve: destroy(every(spellOrTrap, opponentControls)) },
        {
          cost: sendToGy(every(inYourHand)),
          resolve: andThen(
            also(
              lookAt(every(at('opponent', 'hand'))),
              sendToGy(as('sent', every(attribute('LIGHT'), monster, at('opponent', 'hand')))),
            ),
            takeDamage('opponent', totalOriginalAtkOf(the('sent'))),
          ),
        },
      ],
    }),
  ],
});
