import { all, exists, inYourHand, matches, named, thisCard } from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const exodiaTheForbiddenOne = monsterCard(33396948, {
  victory: all(
    exists(named('Right Leg of the Forbidden One'), inYourHand),
    exists(named('Left Leg of the Forbidden One'), inYourHand),
    exists(named('Right Arm of the Forbidden One'), inYourHand),
    exists(named('Left Arm of the Forbidden One'), inYourHand),
    matches(thisCard, inYourHand),
  ),
});
