import {
  activatedEffectThisTurn,
  anyOf,
  cannotBeTargetedByOpponent,
  cardActivated,
  chainedTo,
  choose1,
  continuous,
  exists,
  faceDown,
  inYourDeck,
  itself,
  named,
  not,
  notDestroyedByOpponentsEffects,
  property,
  quick,
  sameNameAs,
  series,
  setCard,
  specialSummon,
  thisCard,
  trap,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const ladyLabrynthOfTheSilverCastle = monsterCard(81497285, {
  effects: [
    continuous({
      from: ['monsters'],
      while: exists(faceDown, youControl),
      affects: itself(thisCard),
      modifiers: [cannotBeTargetedByOpponent, notDestroyedByOpponentsEffects],
    }),
    quick({
      from: ['hand'],
      condition: anyOf(
        activatedEffectThisTurn('any', [
          series('Labrynth'),
          not(named('Lady Labrynth of the Silver Castle')),
        ]),
        activatedEffectThisTurn('any', [property('Normal'), trap]),
      ),
      limit: useOncePerTurn,
      resolve: specialSummon(thisCard, { positions: ['defense'] }),
    }),
    quick({
      on: [cardActivated('any', property('Normal'), trap)],
      limit: useOncePerTurn,
      resolve: setCard(choose1(property('Normal'), trap, not(sameNameAs(chainedTo)), inYourDeck)),
    }),
  ],
});
