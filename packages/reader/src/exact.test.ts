import {
  activation,
  type Card,
  destroy,
  draw,
  isMonster,
  onField,
  type Passcode,
  type TrapCard,
  target1,
  theTarget,
} from '@spellspeed/engine/language';
import { expect, test } from 'vitest';
import { type CardText, comparedWith } from './index.ts';

const trap = (effects: TrapCard['effects']): TrapCard => ({
  passcode: 1 as Passcode,
  name: 'Invented Trap',
  series: [],
  kind: 'trap',
  property: 'Normal',
  remains: false,
  effects,
});
const comparedTo = (card: Card, words: string) => {
  const text: CardText = { passcode: 1, name: card.name, kind: 'Trap', line: 'Normal', text: words };
  const [found] = comparedWith([card], [text]);
  return found;
};
