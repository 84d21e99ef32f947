import {
  activation,
  cannotBeUsed,
  continuous,
  declareCardName,
  declaredName,
  every,
  isCard,
  link,
  linked,
  not,
  onField,
  player,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const prohibition = spellCard(43711255, {
  effects: [
    activation({ cost: declareCardName, resolve: link('already', every(onField)) }),
    continuous({
      number: 1,
      from: ['spells'],
      affects: player('any'),
      modifiers: [cannotBeUsed(declaredName, not(isCard(linked('already'))))],
    }),
  ],
});
