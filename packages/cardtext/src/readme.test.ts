import { cardNamed } from '@spellspeed/cards';
import { expect, test } from 'vitest';
import { describeKind, normalForm, printCard, printCardLines, printEffect, readEffect } from './index.ts';

test('the use that the README shows', () => {
  const card = cardNamed('Kaibaman');
  if (!card) throw new Error('Kaibaman is not defined');
  const text = 'You can Tribute this card; Special Summon 1 "Blue-Eyes White Dragon" from your hand.';
  expect(describeKind(card, 'en')).toBe('[Warrior / Effect] Level 3 LIGHT 200/700');
  expect(printCard(card, 'en')).toBe(text);
  expect(printEffect(card, 0, 'en')).toBe(text);
  expect(printCard(card, 'zh')).toBe('①：把这张卡解放才能发动。从手卡把1只「青眼白龙」特殊召唤。');
  expect(printCard(card, 'it')).toBe(
    'Puoi offrire come Tributo questa carta; Evoca Specialmente 1 "Drago Bianco Occhi Blu" dalla tua mano.',
  );
  expect(printCardLines(card, 'en')).toEqual({
    summoning: [],
    limits: [],
    effects: [{ number: 1, text }],
    ownEffects: [],
    pendulumLimits: [],
    pendulumEffects: [],
    notes: [],
  });
});

test('the reading that the README shows', () => {
  const card = cardNamed('Mystical Space Typhoon');
  if (!card) throw new Error('Mystical Space Typhoon is not defined');
  const { readings } = readEffect(card, 'Target 1 Spell/Trap on the field; destroy that target.');
  expect(readings).toHaveLength(1);
  expect(normalForm(readings[0])).toEqual(normalForm(card.effects[0]));
});
