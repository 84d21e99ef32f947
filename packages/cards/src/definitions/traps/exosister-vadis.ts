import {
  activateOncePerTurn,
  activation,
  also,
  and,
  andIfYouDo,
  apply,
  as,
  asItIsNow,
  at,
  cannotSpecialSummon,
  choose,
  choose1,
  except,
  inYourDeck,
  later,
  mentionedOn,
  monster,
  not,
  payLifePoints,
  player,
  series,
  shuffleIntoDeck,
  specialSummon,
  the,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

const first = the('first');

export const exosisterVadis = trapCard(77891946, {
  effects: [
    activation({
      limit: activateOncePerTurn,
      cost: payLifePoints(800),
      resolve: also(
        andIfYouDo(
          choose(as('first', choose1(series('Exosister'), monster, inYourDeck))),
          choose(
            as('other', choose1(series('Exosister'), monster, mentionedOn(first), except(first), inYourDeck)),
          ),
          and(specialSummon(first), specialSummon(the('other'))),
        ),
        later('end-phase', and(shuffleIntoDeck(asItIsNow(first)), shuffleIntoDeck(asItIsNow(the('other'))))),
        apply(
          'end-of-turn',
          player('you'),
          cannotSpecialSummon(at('any', 'extra'), not(series('Exosister'))),
        ),
      ),
    }),
  ],
});
