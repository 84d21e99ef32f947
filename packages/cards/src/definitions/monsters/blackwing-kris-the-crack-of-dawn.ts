import {
  continuous,
  firstDestructionPrevented,
  itself,
  spellOrTrap,
  thisCard,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';
import { withAnotherBlackwing } from '../../kinds.ts';

export const blackwingKrisTheCrackOfDawn = monsterCard(81105204, {
  summoning: {
    procedure: { ...withAnotherBlackwing('Blackwing - Kris the Crack of Dawn'), limit: useOncePerTurn },
  },
  effects: [
    continuous({
      number: 2,
      from: ['monsters'],
      affects: itself(thisCard),
      modifiers: [firstDestructionPrevented(['effect'], spellOrTrap)],
    }),
  ],
});
