import { describe, expect, test } from 'vitest';
import { inPrintersWords } from './wordings.ts';

describe('the same in other words', () => {
  test.each([
    [
      'When a Trap Card is activated: Negate the activation, and if you do, destroy that card.',
      'When a Trap Card is activated: Negate the activation, and if you do, destroy it.',
    ],
    [
      "Target 1 monster your opponent controls; change that target's battle position.",
      'Target 1 monster your opponent controls; change the battle position of that target.',
    ],
    [
      "Target 1 monster on the field; change that target's battle position.",
      'Target 1 monster on the field; change its battle position.',
    ],
    [
      "Target 1 monster your opponent controls; halve that target's ATK, until the end of this turn.",
      'Target 1 monster your opponent controls; halve the ATK of that target until the end of this turn.',
    ],
    [
      "You can discard 1 Dragon monster; this card gains ATK equal to the discarded monster's ATK.",
      "You can discard 1 Dragon monster; this card gains ATK equal to that monster's ATK.",
    ],
    [
      'Target 1 card you control and 1 card your opponent controls; destroy them.',
      'Target 1 card you control and 1 card your opponent controls; destroy the first target and destroy the second target.',
    ],
    [
      'You can banish 1 LIGHT and 2 DARK monsters from your GY; draw 1 card.',
      'You can banish 1 LIGHT monster from your GY and banish 2 DARK monsters from your GY; draw 1 card.',
    ],
    [
      'If this card battles a LIGHT monster, it gains 200 ATK during the Damage Step only.',
      'During the Damage Step, while this card battles a LIGHT monster, this card gains 200 ATK.',
    ],
    [
      'If all monsters you control are "X" monsters (min. 1): Draw 1 card.',
      'If you control a "X" monster and you control no non-"X" monsters: Draw 1 card.',
    ],
    [
      'Once per turn, this card cannot be destroyed by battle.',
      'The first time this card would be destroyed by battle each turn, it is not destroyed.',
    ],
    [
      'During the End Phase of the turn this card is Normal Summoned or flipped face-up: Return it to the hand.',
      'During the End Phase, if this card was Normal Summoned this turn or it was flipped face-up this turn: Return this card to the hand.',
    ],
    [
      'When you Synchro Summon a Dragon monster: You can Special Summon this card from your GY.',
      'When you Synchro Summon a Dragon monster while this card is in your GY: You can Special Summon this card.',
    ],
    [
      'If a Dragon monster is on the field: Draw 1 card.',
      'If there is a Dragon monster on the field: Draw 1 card.',
    ],
    [
      'Add 1 Dragon "X" monster from your Deck to your hand, except a Level 8 monster.',
      'Add 1 "X" Dragon monster from your Deck to your hand, except Level 8 monsters.',
    ],
    [
      'Target 1 of your "X" Traps that is banished or in your GY; Set it.',
      'Target 1 "X" Trap in your GY or banishment; Set it.',
    ],
    [
      'Gains 300 ATK for each "X" monster with a different name in your GY.',
      'Gains ATK equal to the number of "X" monsters with different names in your GY x 300.',
    ],
  ])('%s', (said, read) => {
    expect(inPrintersWords(said)).toBe(read);
  });
  test.each([
    // "That card" is no card that was negated.
    'Target 1 card on the field; draw 1 card, and if you do, destroy that card.',
    // Of two targets "that target" is neither.
    "Target 1 monster you control and 1 monster on the field; change that target's battle position.",
    // Where the opponent is not named, "their hand" is somebody else's.
    'If this card inflicts battle damage: Discard 1 random card from their hand.',
    // A monster of two kinds is one monster.
    'You can banish 1 Fusion and 1 Synchro Monster from your GY; draw 1 card.',
  ])('and nothing else: %s', (text) => {
    expect(inPrintersWords(text)).toBe(text);
  });
});
