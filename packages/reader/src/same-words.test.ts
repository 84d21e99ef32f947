import { describe, expect, test } from 'vitest';
import { type CardText, readCard, saysTheSame, shippedOf, unheardIn, withOtherWords } from './index.ts';

const invented = (text: string): CardText => ({
  ...{ passcode: 1, name: 'Lantern Keeper', kind: 'Monster', line: 'Fiend / Effect', text },
  ...{ attribute: 'DARK', level: 4, atk: 1000, def: 1000 },
});
/** Each printed in other words that mean the same. */
const LOOSE = [
  'All Attack Position FIRE monsters your opponent controls cannot be destroyed by battle. All WATER monsters cannot attack.',
  'All WATER monsters you control cannot attack.',
  'All Attack Position Insect monsters you control cannot be destroyed by battle, also their effects are negated.',
];

describe('a text in other words than the printer', () => {
  test.each(LOOSE)('is read, and ships: %s', (text) => {
    const reading = readCard(invented(text));
    expect(reading.grade).toBe('read');
    expect(shippedOf(invented(text), reading)?.effects).toHaveLength(text.split('.').length - 1);
  });
  test.each(LOOSE)('is read as something else, or not at all, with another word: %s', (text) => {
    const { tried, unheard } = unheardIn(invented(text));
    expect(unheard).toEqual([]);
    expect(tried).toBeGreaterThan(0);
  });
  test('is not read where it says more than the print, or less', () => {
    expect(readCard(invented('All WATER monsters lose 300 ATK while on the field.')).grade).toBe('not-read');
    expect(readCard(invented('Each time a monster is destroyed, this card gains 200 ATK.')).grade).toBe(
      'not-read',
    );
  });
});

describe('words that say the same', () => {
  const text = 'If this card is destroyed: You can target 2 "Lamp" monsters; destroy them, then draw 1 card.';
  test('are the same but for those that join', () => {
    expect(saysTheSame(text, text)).toBe(true);
    expect(saysTheSame('The DEF of this card becomes 1.', "This card's DEF becomes 1.")).toBe(true);
  });
  test('are no others, no more, no less, and of those who act in no other order', () => {
    for (const changed of withOtherWords(text)) expect(saysTheSame(changed, text)).toBe(false);
    expect(
      saysTheSame('You draw 1 card; your opponent draws 2.', 'You draw 2 card; your opponent draws 1.'),
    ).toBe(false);
    expect(
      saysTheSame('Insect monsters cannot be Tributed.', 'Insect monsters on the field cannot be Tributed.'),
    ).toBe(false);
  });
});
