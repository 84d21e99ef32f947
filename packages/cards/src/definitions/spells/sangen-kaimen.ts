import {
  activateOncePerTurn,
  activation,
  addToHand,
  andThen,
  applyOneOf,
  attribute,
  choose1,
  duringPhase,
  ifSo,
  inYourDeck,
  inYourHand,
  level,
  monster,
  race,
  specialSummon,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

const ADDED = addToHand(choose1(level({ max: 4 }), attribute('FIRE'), race('Dragon'), monster, inYourDeck));
const SUMMONED = specialSummon(choose1(attribute('FIRE'), race('Dragon'), monster, inYourHand));

export const sangenKaimen = spellCard(66730191, {
  effects: [
    activation({
      limit: activateOncePerTurn,
      resolve: ifSo(
        duringPhase('battle'),
        applyOneOf(ADDED, SUMMONED, andThen(ADDED, SUMMONED)),
        applyOneOf(ADDED, SUMMONED),
      ),
    }),
  ],
});
