import {
  activation,
  all,
  allThatMatch,
  andThen,
  apply,
  effectsNegated,
  except,
  exists,
  faceUp,
  ifSo,
  matches,
  monster,
  onField,
  opponentControls,
  sameColumnAs,
  spellOrTrap,
  target,
  target1,
  thisCard,
  unless,
  wasSetBeforeActivation,
  youControl,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

const othersInItsColumn = allThatMatch(spellOrTrap, onField, sameColumnAs(thisCard), except(thisCard));

export const infiniteImpermanence = trapCard(10045474, {
  effects: [
    activation({
      fromHand: unless(exists(youControl)),
      targets: [target1(faceUp, monster, opponentControls)],
      resolve: andThen(
        apply('end-of-turn', target, effectsNegated),
        ifSo(
          all(wasSetBeforeActivation, matches(thisCard, onField)),
          apply('end-of-turn', othersInItsColumn, effectsNegated),
        ),
      ),
    }),
  ],
});
