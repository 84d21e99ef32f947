import {
  addToHand,
  banishedWhenDestroyedByBattle,
  cannotAttack,
  choose1,
  continuous,
  either,
  exists,
  faceUp,
  grants,
  inYourDeck,
  itself,
  monster,
  named,
  opponentInBattle,
  series,
  summoned,
  summonedThisTurn,
  thisCard,
  thisOne,
  trigger,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const photonVanisher = monsterCard(43147039, {
  summoning: {
    normal: { never: true },
    procedure: {
      from: ['hand'],
      condition: exists(either([series('Photon')], [series('Galaxy')]), monster, faceUp, youControl),
    },
    first: ['procedure'],
    oncePerTurn: true,
  },
  effects: [
    continuous({
      while: summonedThisTurn(thisCard, 'special'),
      affects: itself(thisCard),
      modifiers: [cannotAttack],
    }),
    trigger({
      on: summoned(thisOne, ['special']),
      use: 'if-you-can',
      resolve: addToHand(choose1(named('Galaxy-Eyes Photon Dragon'), inYourDeck)),
    }),
    grants({
      to: 'xyz',
      effects: [
        continuous({ affects: itself(opponentInBattle), modifiers: [banishedWhenDestroyedByBattle] }),
      ],
    }),
  ],
});
