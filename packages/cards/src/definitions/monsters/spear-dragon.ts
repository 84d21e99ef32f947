import {
  atTiming,
  changePosition,
  continuous,
  itself,
  piercing,
  thisCard,
  thisCardAttacks,
  unclassified,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const spearDragon = monsterCard(31553716, {
  effects: [
    continuous({ affects: itself(thisCard), modifiers: [piercing] }),
    unclassified({
      on: atTiming('damage-step-end'),
      condition: thisCardAttacks,
      does: changePosition(thisCard, 'defense'),
    }),
  ],
});
