import { describe, expect, test } from 'vitest';
import { normalised } from './normalise.ts';
import { inPrintersWords } from './wordings.ts';

describe('older words and those of the printer', () => {
  test.each([
    ['Remove 1 "X" in your GY from play.', 'Banish 1 "X" in your GY.'],
    ['Cannot be Normal Summoned or Set.', 'Cannot be Normal Summoned/Set.'],
    [
      'You can discard 1 card to target 1 monster you control; it gains 500 ATK.',
      'You can discard 1 card, then target 1 monster you control; it gains 500 ATK.',
    ],
    ['Select 1 monster on the field and destroy it.', 'Target 1 monster on the field; destroy it.'],
    [
      'When this card is Normal Summoned, you can draw 1 card.',
      'When this card is Normal Summoned: You can draw 1 card.',
    ],
    [
      'Your opponent cannot target this card with card effects.',
      "This card cannot be targeted by your opponent's card effects.",
    ],
    [
      'Cannot be destroyed by battle while it has material.',
      'While this card has Xyz Material, it cannot be destroyed by battle.',
    ],
    [
      'During your Main Phase, except the turn this card was sent to the GY: You can banish this card from your GY; draw 1 card.',
      'If this card was not sent there this turn: You can banish this card from your GY; draw 1 card.',
    ],
    ['Increase the ATK of all Dragon monsters by 300 points.', 'All Dragon monsters gain 300 ATK.'],
    [
      'Draw 1 card. You can only activate 1 "X" per turn. You cannot Special Summon any monsters during the turn you activate this card, except Dragon monsters.',
      'Draw 1 card. You cannot Special Summon monsters the turn you activate this card, except Dragon monsters. You can only activate 1 "X" per turn.',
    ],
    [
      'Draw 1 card, also, for the rest of this turn, you cannot Special Summon monsters, except Dragon monsters.',
      'Draw 1 card, also you cannot Special Summon monsters for the rest of this turn, except Dragon monsters.',
    ],
    [
      'Target 1 monster on the field; negate its effects until the end of this turn.',
      'Target 1 monster on the field; its effects are negated until the end of this turn.',
    ],
    [
      'If you control a "X" monster and this card is in your hand: You can Special Summon this card.',
      'If you control a "X" monster: You can Special Summon this card from your hand.',
    ],
    [
      'When this card is sent to the GY: Inflict 500 damage to your opponent.',
      'If this card is sent to the GY: Inflict 500 damage to your opponent.',
    ],
    [
      'All "X" monsters you control gain 200 ATK for each "X" monster in your GY, until the End Phase.',
      'All "X" monsters you control gain 200 ATK for each "X" monster in your GY until the End Phase.',
    ],
    [
      'The effect of "X" can only be used once per turn.',
      'You can only use this effect of "X" once per turn.',
    ],
  ])('%s', (said, read) => {
    expect(inPrintersWords(said)).toBe(read);
  });
  test('of a monster "if" something is so may be "while" it is so, but not where it lasts for a turn', () => {
    const text = (end: string): string => `If you control a "X" monster, this card cannot attack${end}.`;
    expect(normalised(text(''), 'Monster')).toBe('While you control a "X" monster, this card cannot attack.');
    expect(normalised(text(' this turn'), 'Monster')).toBe(text(' this turn'));
    expect(normalised(text(''), 'Trap')).toBe(text(''));
  });
  test('what can be left undone may be too late', () => {
    const text = 'When this card is sent to the GY: You can draw 1 card.';
    expect(inPrintersWords(text)).toBe(text);
  });
  test('what binds for the rest of a turn stays where more follows', () => {
    const text =
      'Draw 1 card, also you cannot draw for the rest of this turn after this card resolves, also discard 1 card.';
    expect(inPrintersWords(text)).toBe(text);
  });
  test('what old texts would have targeted is not taken for a choice at resolution', () => {
    const text = 'When this card is Normal Summoned, you can add 1 card from your GY to your hand.';
    expect(inPrintersWords(text)).toBe(text);
  });
  test('what is done instead waits for no colon', () => {
    const text = 'When this card is destroyed by battle, you can draw 1 card instead.';
    expect(inPrintersWords(text)).toBe(text);
  });
});
