import {
  activatedEffectThisTurn,
  activateOncePerTurn,
  activation,
  andThen,
  at,
  choose1,
  draw,
  every,
  lookAt,
  monster,
  opponentControls,
  shuffleIntoDeck,
  takeControl,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const tripleTacticsTalent = spellCard(25311006, {
  effects: [
    activation({
      condition: activatedEffectThisTurn('opponent', [monster], 'main1', 'main2'),
      limit: activateOncePerTurn,
      modes: [
        { resolve: draw(2) },
        { resolve: takeControl(choose1(monster, opponentControls), 'end-phase') },
        {
          resolve: andThen(
            lookAt(every(at('opponent', 'hand'))),
            shuffleIntoDeck(choose1(at('opponent', 'hand'))),
          ),
        },
      ],
    }),
  ],
});
