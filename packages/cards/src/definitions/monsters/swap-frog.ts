import {
  apply,
  at,
  attribute,
  choose1,
  discard,
  either,
  except,
  extraNormalSummon,
  faceUp,
  ignition,
  inYourDeck,
  inYourHand,
  level,
  monster,
  named,
  not,
  oncePerTurn,
  player,
  race,
  returnToHand,
  sendToGy,
  series,
  summoned,
  thisCard,
  thisOne,
  trigger,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const swapFrog = monsterCard(9126351, {
  summoning: {
    procedure: {
      from: ['hand'],
      does: discard(choose1(attribute('WATER'), monster, inYourHand, except(thisCard))),
    },
  },
  effects: [
    trigger({
      on: summoned(thisOne, ['normal', 'flip', 'special']),
      use: 'when-you-can',
      resolve: sendToGy(
        choose1(
          level({ max: 2 }),
          attribute('WATER'),
          race('Aqua'),
          either([inYourDeck], [faceUp, at('you', 'monsters')]),
        ),
      ),
    }),
    ignition({
      limit: oncePerTurn,
      cost: returnToHand(choose1(monster, youControl)),
      resolve: apply(
        'end-of-turn',
        player('you'),
        extraNormalSummon(series('Frog'), monster, not(named('Swap Frog'))),
      ),
    }),
  ],
});
