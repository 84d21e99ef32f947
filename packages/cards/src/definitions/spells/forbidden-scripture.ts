import {
  activation,
  all,
  allThatMatch,
  also,
  apply,
  battlesWithOriginalValues,
  duringTiming,
  effectsNegated,
  except,
  matches,
  monster,
  onField,
  opponentsBattlingMonster,
  thisCard,
  yourBattlingMonster,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const forbiddenScripture = spellCard(54773234, {
  effects: [
    activation({
      condition: all(
        duringTiming('damage-calculation'),
        matches(yourBattlingMonster, monster),
        matches(opponentsBattlingMonster, monster),
      ),
      resolve: also(
        apply('end-of-damage-step', allThatMatch(onField, except(thisCard)), effectsNegated),
        apply('end-of-damage-calculation', allThatMatch(monster, onField), battlesWithOriginalValues),
      ),
    }),
  ],
});
