import {
  continuous,
  firstDestructionPrevented,
  inDefensePosition,
  itself,
  matches,
  thisCard,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const gogogoGolem = monsterCard(62476815, {
  effects: [
    continuous({
      while: matches(thisCard, inDefensePosition),
      affects: itself(thisCard),
      modifiers: [firstDestructionPrevented(['battle'])],
    }),
  ],
});
