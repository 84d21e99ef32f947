import {
  activation,
  continuous,
  equip,
  equippedMonster,
  faceUp,
  gainsAtkDef,
  itself,
  monster,
  numberOf,
  onField,
  target,
  target1,
  thisCard,
  times,
  youControl,
} from '@spellspeed/engine';
import { spellCard } from '../../card.ts';

export const unitedWeStand = spellCard(56747793, {
  effects: [
    activation({ targets: [target1(monster, faceUp, onField)], resolve: equip(thisCard, target) }),
    continuous({
      number: 1,
      from: ['spells'],
      affects: itself(equippedMonster),
      modifiers: [gainsAtkDef(times(800, numberOf(monster, faceUp, youControl)))],
    }),
  ],
});
