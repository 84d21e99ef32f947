import {
  andIfYouDo,
  apply,
  as,
  atk,
  choose1,
  destroysByBattleAndSendsToGy,
  effectsNegated,
  inYourDeck,
  monster,
  opponentControls,
  series,
  specialSummon,
  the,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const blackwingShuraTheBlueFlame = monsterCard(58820853, {
  effects: [
    trigger({
      on: destroysByBattleAndSendsToGy([opponentControls]),
      use: 'when-you-can',
      resolve: andIfYouDo(
        specialSummon(as('summoned', choose1(series('Blackwing'), monster, atk({ max: 1500 }), inYourDeck))),
        apply('while-it-stays', the('summoned'), effectsNegated),
      ),
    }),
  ],
});
