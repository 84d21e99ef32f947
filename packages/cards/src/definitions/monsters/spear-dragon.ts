import {
  atTiming,
  attackingMonster,
  changePosition,
  continuous,
  isCard,
  itself,
  matches,
  piercing,
  thisCard,
  unclassified,
} from '@spellspeed/engine';
import { monsterCard } from '../../card.ts';

export const spearDragon = monsterCard(31553716, {
  effects: [
    continuous({ affects: itself(thisCard), modifiers: [piercing] }),
    unclassified({
      on: atTiming('damage-step-end'),
      condition: matches(attackingMonster, isCard(thisCard)),
      does: changePosition(thisCard, 'defense'),
    }),
  ],
});
