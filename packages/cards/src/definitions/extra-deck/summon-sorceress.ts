import {
  also,
  andThen,
  apply,
  as,
  cannotSpecialSummon,
  choose1,
  effectsNegated,
  frame,
  ifSo,
  inYourDeck,
  inYourHand,
  isCard,
  matches,
  materialsOrMore,
  monster,
  not,
  originalRaceOf,
  player,
  sameRaceAs,
  specialSummon,
  specialSummonedFrom,
  summoned,
  the,
  thisCard,
  thisOne,
  trigger,
  useOncePerTurn,
  youCan,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const FROM_HAND = as('hand', choose1(monster, inYourHand));
const FROM_DECK = as('deck', choose1(sameRaceAs(the('hand')), monster, inYourDeck));

export const summonSorceress = monsterCard(61665245, {
  summoning: { materials: [materialsOrMore(2, monster, not(frame('token')))], same: ['race'] },
  effects: [
    trigger({
      on: summoned(thisOne, ['link']),
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: also(
        andThen(
          also(
            specialSummon(FROM_HAND, {
              to: 'opponent',
              pointedToBy: [isCard(thisCard)],
              positions: ['defense'],
            }),
            apply('while-it-stays', the('hand'), effectsNegated),
          ),
          youCan(specialSummon(FROM_DECK, { positions: ['defense'] })),
        ),
        apply('while-it-stays', the('deck'), effectsNegated),
        ifSo(
          matches(the('deck'), specialSummonedFrom('deck')),
          apply('end-of-turn', player('you'), cannotSpecialSummon(not(originalRaceOf(the('deck'))))),
        ),
      ),
    }),
  ],
});
