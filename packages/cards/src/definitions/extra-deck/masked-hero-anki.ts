import {
  addToHand,
  attacksDirectlyForHalf,
  choose1,
  continuous,
  destroysByBattleAndSendsToGy,
  inYourDeck,
  itself,
  monster,
  opponentControls,
  property,
  series,
  spell,
  thisCard,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const maskedHeroAnki = monsterCard(59642500, {
  summoning: { onlyByEffectOf: ['Mask Change'] },
  effects: [
    continuous({ affects: itself(thisCard), modifiers: [attacksDirectlyForHalf] }),
    trigger({
      on: destroysByBattleAndSendsToGy([monster, opponentControls]),
      use: 'when-you-can',
      limit: useOncePerTurn,
      resolve: addToHand(choose1(series('Change'), spell, property('Quick-Play'), inYourDeck)),
    }),
  ],
});
