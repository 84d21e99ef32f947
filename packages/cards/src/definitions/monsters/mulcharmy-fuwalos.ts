import {
  activatedEffectsThisTurn,
  all,
  and,
  apply,
  atLeast,
  atRandom,
  discard,
  draw,
  eachTime,
  either,
  excessOf,
  exists,
  ifSo,
  inYourHand,
  later,
  monster,
  numberOf,
  opponentControls,
  player,
  quick,
  series,
  shuffleIntoDeck,
  specialSummonedFrom,
  summoned,
  sumOf,
  thisCard,
  unless,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const fromDeckOrExtraDeck = either([specialSummonedFrom('deck')], [specialSummonedFrom('extra')]);
/** What it may have in the hand in the End Phase. */
const most = sumOf(numberOf(opponentControls), 6);

export const mulcharmyFuwalos = monsterCard(42141493, {
  effects: [
    quick({
      from: ['hand'],
      condition: all(
        unless(exists(youControl)),
        unless(activatedEffectsThisTurn(2, 'you', [series('Mulcharmy'), monster])),
      ),
      cost: discard(thisCard),
      resolve: and(
        apply(
          'end-of-turn',
          player('you'),
          eachTime(summoned([monster, fromDeckOrExtraDeck], ['special'], 'opponent'), draw(1)),
        ),
        later(
          'end-phase',
          ifSo(
            unless(atLeast(most, numberOf(inYourHand))),
            shuffleIntoDeck(atRandom(excessOf(numberOf(inYourHand), most), inYourHand)),
          ),
        ),
      ),
    }),
  ],
});
