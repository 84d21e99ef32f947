import {
  activation,
  allThatMatch,
  allThatMatchNow,
  apply,
  attribute,
  continuous,
  faceUp,
  gainsAtkDef,
  ignition,
  levelRaised,
  matches,
  monster,
  numberOf,
  oncePerTurn,
  onField,
  onlyWhile,
  thisCard,
  youControl,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const lemuriaTheForgottenCity = spellCard(34103656, {
  effects: [
    activation(),
    continuous({
      number: 1,
      affects: allThatMatch(attribute('WATER'), monster, onField),
      modifiers: [gainsAtkDef(200)],
    }),
    ignition({
      number: 2,
      from: ['field'],
      limit: oncePerTurn,
      resolve: onlyWhile(
        matches(thisCard, onField),
        apply(
          'end-of-turn',
          allThatMatchNow(attribute('WATER'), monster, faceUp, youControl),
          levelRaised(numberOf(attribute('WATER'), monster, faceUp, youControl)),
        ),
      ),
    }),
  ],
});
