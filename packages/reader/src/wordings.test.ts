import { describe, expect, test } from 'vitest';
import { normalised } from './normalise.ts';
import { inPrintersWords } from './wordings.ts';

const OF_MONSTER = { kind: 'Monster', stays: false } as const;

test('in which phase an effect in the GY can be used is said of Traps alone', () => {
  const text =
    'Main Phase, except the turn this card was sent to the GY: You can banish this card from your GY; draw 1 card.';
  const ofSpell =
    'If this card was not sent there this turn: You can banish this card from your GY; draw 1 card.';
  expect(normalised(`During your ${text}`, { kind: 'Spell', stays: false })).toBe(ofSpell);
  expect(normalised(`During your ${text}`, { kind: 'Trap', stays: false })).toBe(`During your ${text}`);
});

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
      'While this card has material, it cannot be destroyed by battle.',
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
      'Each time a Spell Card is activated, place 1 Spell Counter on this card when that Spell resolves (max. 3).',
      'Each time an activated Spell Card resolves, place 1 Spell Counter on this card (max. 3).',
    ],
    [
      'If your opponent controls more monsters than you do, you can Special Summon this card (from your hand).',
      'If the number of monsters you control is less than the number of monsters your opponent controls, you can Special Summon this card (from your hand).',
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
    expect(normalised(text(''), OF_MONSTER)).toBe(
      'While you control a "X" monster, this card cannot attack.',
    );
    expect(normalised(text(' this turn'), OF_MONSTER)).toBe(text(' this turn'));
    expect(normalised(text(''), { kind: 'Trap', stays: false })).toBe(text(''));
  });
  test('what can be left undone may be too late', () => {
    const text = 'When this card is sent to the GY: You can draw 1 card.';
    expect(inPrintersWords(text)).toBe(text);
  });
  test('what applies all the time reaches all that are there, but what is done only those that are', () => {
    const text = 'All Dragon monsters you control gain 300 ATK.';
    expect(normalised(text, OF_MONSTER)).toBe('Dragon monsters you control gain 300 ATK.');
    expect(normalised(text, { kind: 'Spell', stays: true })).toBe(
      'Dragon monsters you control gain 300 ATK.',
    );
    expect(normalised(text)).toBe(text);
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

describe('words of today and those of the printer', () => {
  test.each([
    [
      'Inflict 300 damage to your opponent for each monster they control.',
      'Inflict 300 damage to your opponent for each monster your opponent controls.',
    ],
    [
      "Destroy all your opponent's Attack Position monsters.",
      'Destroy all Attack Position monsters your opponent controls.',
    ],
    [
      'If this card is sent from the hand or field to the GY: You can draw 1 card.',
      'If this card is sent from your hand or field to the GY: You can draw 1 card.',
    ],
    [
      'Special Summon 1 Level 4 or lower Normal Monster from the Deck.',
      'Special Summon 1 Level 4 or lower Normal Monster from your Deck.',
    ],
    [
      'You can Set 1 "X" Spell/Trap Card directly from your Deck.',
      'You can Set 1 "X" Spell/Trap from your Deck.',
    ],
    [
      'If a monster you control is destroyed by battle, while this card is in your GY: You can add this card to your hand.',
      'If a monster you control is destroyed by battle while this card is in your GY: You can add this card to your hand.',
    ],
    [
      'If a monster is destroyed by battle while this card is in your GY: You can banish this card; draw 1 card.',
      'If a monster is destroyed by battle: You can banish this card from your GY; draw 1 card.',
    ],
    [
      'If you control "X" and this card is in your hand: You can Special Summon this card.',
      'If you control "X": You can Special Summon this card from your hand.',
    ],
    [
      'If this card is in your hand: You can discard 1 card; Special Summon this card.',
      'You can discard 1 card; Special Summon this card from your hand.',
    ],
    [
      'During your End Phase, if you control "X", while this card is in your GY: You can add this card to your hand.',
      'During your End Phase, if you control "X" and this card is in your GY: You can add this card to your hand.',
    ],
    [
      'When this card is destroyed and sent to the GY: Draw 1 card.',
      'If this card is destroyed and sent to the GY: Draw 1 card.',
    ],
    [
      "If this card leaves the field because of an opponent's card effect: You can draw 1 card.",
      "If this card leaves the field by your opponent's card effect: You can draw 1 card.",
    ],
    [
      'Up to twice per turn: You can discard 1 card; draw 1 card.',
      'Twice per turn: You can discard 1 card; draw 1 card.',
    ],
    [
      'Target 1 monster; change its ATK to 0 until the end of this turn.',
      'Target 1 monster; its ATK becomes 0 until the end of this turn.',
    ],
    ['Target 1 monster; increase its Level by 1.', 'Target 1 monster; its Level is increased by 1.'],
    [
      'If this card is discarded to the GY: Special Summon it.',
      'If this card is discarded to the GY: Special Summon this card.',
    ],
    [
      'You can send this card from the field to the GY; draw 1 card.',
      'You can send this card to the GY; draw 1 card.',
    ],
    [
      'All LIGHT monsters gain 500 ATK, also all DARK monsters lose 400 ATK.',
      'All LIGHT monsters gain 500 ATK. All DARK monsters lose 400 ATK.',
    ],
    ['Add 1 "X" or 1 "Y" from your Deck to your hand.', 'Add 1 "X" or "Y" from your Deck to your hand.'],
    [
      'It gains 800 ATK until your next Standby Phase (even if this card leaves the field).',
      'It gains 800 ATK until your next Standby Phase.',
    ],
  ])('%s', (said, read) => {
    expect(inPrintersWords(said)).toBe(read);
  });
  test('what an optional effect waits for can be missed', () => {
    const text = 'When this card is destroyed and sent to the GY: You can draw 1 card.';
    expect(inPrintersWords(text)).toBe(text);
  });
  test('another monster that is spoken of is not the card itself', () => {
    const text = 'If this card is sent to the GY: You can target 1 monster in your GY; Special Summon it.';
    expect(inPrintersWords(text)).toBe(text);
  });
  test('all that gain something gain it once, or as long as a card stays', () => {
    const text = (until: string) => `All "X" monsters you control gain 500 ATK${until}.`;
    const field = { kind: 'Spell', stays: true } as const;
    expect(normalised(text(''), field)).toBe('"X" monsters you control gain 500 ATK.');
    expect(normalised(text(''), OF_MONSTER)).toBe('"X" monsters you control gain 500 ATK.');
    expect(normalised(text(' until the end of this turn'), field)).toBe(text(' until the end of this turn'));
    expect(normalised(text(''))).toBe(text(''));
  });
});

describe('Ritual Spells that say a sum', () => {
  const saying = (sum: number): string =>
    `This card is used to Ritual Summon "Black Luster Soldier". You must also Tribute monsters from your hand or field whose total Levels equal ${sum} or more.`;
  test('mean the Level of their monster', () =>
    expect(inPrintersWords(saying(8))).toBe(
      'Ritual Summon 1 "Black Luster Soldier" from your hand, by Tributing monsters from your hand or field whose total Levels equal or exceed its Level.',
    ));
  test('are left alone if it has another Level', () => expect(inPrintersWords(saying(7))).toBe(saying(7)));
});
