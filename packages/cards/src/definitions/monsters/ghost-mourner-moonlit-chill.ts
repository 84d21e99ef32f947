import {
  also,
  apply,
  asItIsNow,
  discard,
  effectsNegated,
  eventCard,
  faceUp,
  isCard,
  leavesField,
  monster,
  onField,
  opponentControls,
  originalAtkOf,
  player,
  summoned,
  takeDamage,
  target,
  target1,
  theNextTime,
  thisCard,
  trigger,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const ghostMournerMoonlitChill = monsterCard(52038441, {
  effects: [
    trigger({
      from: ['hand'],
      on: summoned([monster, faceUp], ['special'], 'opponent'),
      use: 'if-you-can',
      limit: useOncePerTurn,
      damageStep: 'forbidden',
      cost: discard(thisCard),
      targets: [target1(isCard(eventCard), faceUp, monster, onField)],
      resolve: also(
        apply('end-of-turn', target, effectsNegated),
        apply(
          'end-of-turn',
          player('opponent'),
          theNextTime(
            leavesField([isCard(target), opponentControls]),
            takeDamage('opponent', originalAtkOf(asItIsNow(target))),
          ),
          theNextTime(
            leavesField([isCard(target), youControl]),
            takeDamage('you', originalAtkOf(asItIsNow(target))),
          ),
        ),
      ),
    }),
  ],
});
