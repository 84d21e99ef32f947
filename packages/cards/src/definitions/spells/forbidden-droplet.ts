import {
  activateOncePerTurn,
  activation,
  andThen,
  apply,
  as,
  at,
  atkMultiplied,
  choose,
  chooseAsMany,
  chooseUpTo,
  effectMonster,
  effectsNegated,
  except,
  FIELD_ZONES,
  faceUp,
  monster,
  noted,
  numberOf,
  opponentControls,
  sameKindAs,
  sendToGy,
  the,
  thisCard,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

const theirEffectMonsters = [effectMonster, monster, faceUp, opponentControls] as const;
const otherCards = [at('you', 'hand', ...FIELD_ZONES), except(thisCard)] as const;

export const forbiddenDroplet = spellCard(24299458, {
  effects: [
    activation({
      limit: activateOncePerTurn,
      locksResponses: [sameKindAs(the('sent'))],
      cost: sendToGy(as('sent', chooseUpTo(numberOf(...theirEffectMonsters), ...otherCards))),
      resolve: andThen(
        choose(as('chosen', chooseAsMany(noted('sent'), ...theirEffectMonsters))),
        apply('end-of-turn', the('chosen'), atkMultiplied(0.5), effectsNegated),
      ),
    }),
  ],
});
