import { continuous, itself, piercing, thisCard } from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';
import { withAnotherBlackwing } from '../../kinds.ts';

export const blackwingBoraTheSpear = monsterCard(49003716, {
  summoning: { procedure: withAnotherBlackwing('Blackwing - Bora the Spear') },
  effects: [continuous({ number: 2, from: ['monsters'], affects: itself(thisCard), modifiers: [piercing] })],
});
