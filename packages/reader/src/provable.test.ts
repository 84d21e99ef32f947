/** A text that says only how its monster is Summoned ships as well; one of which nothing was read does not. */
import { expect, test } from 'vitest';
import { type CardText, readCard, shippedOf } from './index.ts';

const FUSION: CardText = {
  passcode: 99999901,
  name: 'Invented Union',
  kind: 'Monster',
  line: 'Warrior / Fusion',
  attribute: 'EARTH',
  level: 5,
  atk: 1800,
  def: 1200,
  text: '"Celtic Guardian" + "Summoned Skull"',
};
const shipped = (text: string, line = FUSION.line) => {
  const entry = { ...FUSION, line, text };
  return shippedOf(entry, readCard(entry));
};

test('materials alone say how the monster is Summoned', () => {
  expect(shipped(FUSION.text)).toMatchObject({ effects: [], summoning: { materials: [{}, {}] } });
});
test('materials that name no card of the facts do not ship', () => {
  expect(shipped('"Celtic Guardian" + "Nobody at All"')).toBeUndefined();
});
test('a Special Summon from the hand is a text of its own', () => {
  const text = 'If you control no monsters, you can Special Summon this card (from your hand).';
  expect(shipped(text, 'Warrior / Effect')?.effects).toEqual([]);
});
