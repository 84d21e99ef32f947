import {
  activation,
  addToHand,
  allThatMatch,
  also,
  andThen,
  apply,
  applyOneOf,
  at,
  banish,
  cannotSpecialSummon,
  choose1,
  continuous,
  destructionReplaced,
  discard,
  type Filter,
  frame,
  inYourDeck,
  inYourHand,
  monster,
  not,
  player,
  series,
  specialSummon,
  thisCard,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

const DESPIA: Filter = [series('Despia'), monster, inYourDeck];

export const brandedOpening = spellCard(36637374, {
  effects: [
    activation({
      limit: useOncePerTurn,
      resolve: also(
        andThen(
          discard(choose1(inYourHand)),
          applyOneOf(
            addToHand(choose1(...DESPIA)),
            specialSummon(choose1(...DESPIA), { positions: ['defense'] }),
          ),
        ),
        apply('end-of-turn', player('you'), cannotSpecialSummon(not(frame('fusion')), at('any', 'extra'))),
      ),
    }),
    continuous({
      from: ['gy'],
      limit: useOncePerTurn,
      affects: allThatMatch(frame('fusion'), monster, youControl),
      modifiers: [
        destructionReplaced({
          by: ['effect'],
          use: 'optional',
          saves: 'all-together',
          instead: banish(thisCard),
        }),
      ],
    }),
  ],
});
