/** What each language must say of a definition, whatever cards are printed so far. */
import * as e from '@spellspeed/engine/language';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../languages.ts';
import { printEffect } from '../print.ts';

const spellOf = (resolve: e.Action, targets: readonly e.Target[] = []): e.Card => ({
  kind: 'spell',
  property: 'Normal',
  passcode: 1 as e.Passcode,
  name: 'Test Spell',
  series: [],
  remains: false,
  effects: [{ effect: 'card-activation', from: ['hand', 'spells'], modes: [{ targets, resolve }] }],
});
const textOf = (language: Language, ...of: Parameters<typeof spellOf>): string =>
  printEffect(spellOf(...of), 0, language);
const target = e.target1(e.monster, e.faceUp, e.opponentControls);
/** Of the words of two texts nobody asks; only that they are not the same. */
const differ = (language: Language, ...all: readonly (readonly [e.Action, ...e.Target[]])[]): void => {
  const texts = all.map(([action, ...targets]) => textOf(language, action, targets));
  expect(new Set(texts).size, texts.join('\n')).toBe(texts.length);
};

describe.each(LANGUAGES)('%s says', (language) => {
  test('both bounds of a Level that lies between two values', () => {
    const between = (bounds: { min?: e.Amount; max?: e.Amount }): readonly [e.Action, e.Target] => [
      e.addToHand(e.choose1(e.level(bounds), e.monster, e.at('you', 'deck'))),
      target,
    ];
    const low = e.levelOf(e.target);
    const high = e.sumOf(e.levelOf(e.target), 2);
    differ(language, between({ min: low, max: high }), between({ min: low }), between({ max: high }));
  });
  test('that what applies to another ends with this card, and nothing where it lasts as long as the other stays', () => {
    const gains = (until: e.Duration): readonly [e.Action, e.Target] => [
      e.apply(until, e.target, e.gainsAtk(500)),
      target,
    ];
    differ(language, gains('while-face-up'), gains('while-it-stays'));
  });
  test('until which point of a later turn something lasts', () => {
    const until = (at: e.Duration): readonly [e.Action, e.Target] => [
      {
        ...e.apply(at, e.target, e.gainsAtk(500)),
        turns: { nth: 1, of: 'opponent', from: 'next-turn' },
      } as e.Action,
      target,
    ];
    differ(
      language,
      until('end-of-turn'),
      until('end-phase'),
      until('end-of-battle-phase'),
      until('end-of-damage-step'),
    );
  });
});
