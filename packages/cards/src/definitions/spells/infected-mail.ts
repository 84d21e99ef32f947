import {
  activation,
  also,
  apply,
  attacksDirectly,
  faceUp,
  ignition,
  later,
  level,
  monster,
  oncePerTurn,
  sendToGy,
  target,
  target1,
  youControl,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const infectedMail = spellCard(6430659, {
  effects: [
    activation(),
    ignition({
      number: 1,
      from: ['spells'],
      limit: oncePerTurn,
      targets: [target1(monster, faceUp, level({ max: 4 }), youControl)],
      resolve: also(
        apply('end-of-turn', target, attacksDirectly),
        later('end-of-battle-phase', sendToGy(target)),
      ),
    }),
  ],
});
