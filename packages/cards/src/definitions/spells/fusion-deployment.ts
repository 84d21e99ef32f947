import {
  activateOncePerTurn,
  activation,
  and,
  as,
  at,
  cannotSpecialSummon,
  choose1,
  type Filter,
  frame,
  listedBy,
  listsOneOf,
  monster,
  not,
  oath,
  player,
  reveal,
  specialSummon,
  the,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

const inHandOrDeck: Filter = [monster, at('you', 'hand', 'deck')];

export const fusionDeployment = spellCard(6498706, {
  effects: [
    activation({
      limit: activateOncePerTurn,
      oath: oath(player('you'), cannotSpecialSummon(not(frame('fusion')), at('any', 'extra'))),
      resolve: and(
        reveal(
          as('revealed', choose1(frame('fusion'), listsOneOf(...inHandOrDeck), monster, at('you', 'extra'))),
        ),
        specialSummon(choose1(listedBy(the('revealed')), ...inHandOrDeck)),
      ),
    }),
  ],
});
