import {
  continuous,
  equippedMonster,
  equipsTo,
  faceUp,
  gainsAtkDef,
  itself,
  monster,
  numberOf,
  onField,
  times,
  youControl,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const unitedWeStand = spellCard(56747793, {
  effects: [
    equipsTo([monster, faceUp, onField]),
    continuous({
      number: 1,
      from: ['spells'],
      affects: itself(equippedMonster),
      modifiers: [gainsAtkDef(times(800, numberOf(monster, faceUp, youControl)))],
    }),
  ],
});
