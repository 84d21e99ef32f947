import {
  andIfYouDo,
  apply,
  canHoldCounter,
  faceUp,
  gainsAtk,
  ignition,
  oncePerTurn,
  onField,
  placeCounters,
  target,
  target1,
  thisCard,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';
import { gemini } from '../../kinds.ts';

export const crusaderOfEndymion = monsterCard(73853830, {
  effects: gemini(
    ignition({
      limit: oncePerTurn,
      targets: [target1(faceUp, canHoldCounter('Spell Counter'), onField)],
      resolve: andIfYouDo(
        placeCounters(1, 'Spell Counter', target),
        apply('end-of-turn', thisCard, gainsAtk(600)),
      ),
    }),
  ),
});
