import { CARDS } from '@spellspeed/cards';
import type { Card, Effect } from '@spellspeed/engine/language';
import { describe, expect, test } from 'vitest';
import { isInSample, sized } from '../../../tests/size.fixture.ts';
import { effectsSaidBy } from './english/whole.ts';
import { normalForm, printEffect, readEffect, whereReadingStops } from './index.ts';

const MONSTER = [...CARDS].find(({ name }) => name === 'Kaibaman') as Card;
const SPELL = [...CARDS].find(({ name }) => name === 'Mystical Space Typhoon') as Card;
const TRAP = [...CARDS].find(({ name }) => name === 'Seven Tools of the Bandit') as Card;
const readOnly1 = (card: Card, words: string): Effect | undefined => {
  const { readings } = readEffect(card, words);
  return readings.length === 1 ? readings[0] : undefined;
};

describe('an effect that has been read prints the words that were read', () => {
  test.each([
    [SPELL, 'Target 1 face-up Dragon monster your opponent controls; destroy that target.'],
    [SPELL, 'Draw 2 cards.'],
    [SPELL, 'Add 1 "Invented" monster from your Deck to your hand, except "Invented Dragon".'],
    [SPELL, 'Special Summon 1 Level 4 or lower Warrior monster from your hand or Deck in Defense Position.'],
    [TRAP, "When an opponent's monster declares an attack: Negate the attack, then end the Battle Phase."],
    [MONSTER, 'Once per turn: You can target 1 Spell/Trap on the field; destroy that target.'],
    [MONSTER, 'If this card is sent to the GY: You can add 1 WATER monster from your GY to your hand.'],
    [MONSTER, 'Gains 300 ATK for each monster you control.'],
    [MONSTER, 'Other Fairy monsters you control cannot be destroyed by battle.'],
    [MONSTER, 'You can discard this card; add 1 Field Spell from your Deck to your hand.'],
    [
      SPELL,
      'Fusion Summon 1 Dragon Fusion Monster from your Extra Deck, using monsters from your hand or field as material.',
    ],
    [
      SPELL,
      'Ritual Summon 1 "Invented Knight" from your hand, by Tributing monsters from your hand or field whose total Levels equal or exceed its Level.',
    ],
    [
      SPELL,
      'Special Summon 2 "Invented Tokens" (Beast/EARTH/Level 1/ATK 0/DEF 0) to your opponent\'s field in Defense Position.',
    ],
    [SPELL, 'Special Summon 1 Level 4 or lower monster from your Deck, but destroy it during the End Phase.'],
    [MONSTER, 'If this card is sent to the GY as Synchro Material: You can draw 1 card.'],
    [MONSTER, 'If a monster is Special Summoned from the Extra Deck: You can draw 1 card.'],
    [MONSTER, 'If this face-up card on the field is sent to the GY: You can draw 1 card.'],
    [MONSTER, 'The first time this card would be destroyed by battle each turn, it is not destroyed.'],
    [MONSTER, 'This card\'s name becomes "Invented Dragon" while on the field or in the GY.'],
    [MONSTER, 'Cannot attack the turn it is Special Summoned.'],
    [MONSTER, 'Gains 300 ATK for each Spell Counter on this card.'],
    [MONSTER, 'If this card is in your GY (Quick Effect): You can discard 1 card; Special Summon this card.'],
    [
      MONSTER,
      'You can discard 1 card; Special Summon 1 Dragon monster from your Deck to your zone this card points to.',
    ],
    [MONSTER, 'While you control another Dragon monster, this card gains 500 ATK.'],
    [MONSTER, 'Cannot attack the turn it is Summoned.'],
    [MONSTER, 'Cannot declare an attack unless you pay 500 LP.'],
    [MONSTER, 'This card can be treated as 2 Tributes for the Tribute Summon of a Dragon monster.'],
    [MONSTER, 'Cannot be destroyed by battle with a monster that has 1900 or more ATK.'],
    [MONSTER, 'While you control a non-"Invented" monster, destroy this card.'],
    [MONSTER, "Any card sent to your opponent's GY is banished instead."],
    [MONSTER, 'During the Battle Phase, your opponent cannot activate Trap Cards.'],
    [MONSTER, 'Each time a Rock monster is Normal Summoned, gain 500 LP.'],
    [MONSTER, 'Each time an activated Spell Card resolves, place 1 Spell Counter on this card (max. 3).'],
    [
      MONSTER,
      'When this card inflicts battle damage to your opponent by a direct attack: You can draw 1 card.',
    ],
    [SPELL, 'If you control no monsters in your Main Monster Zone: Draw 1 card.'],
    [SPELL, 'Special Summon 1 "Invented" monster from your Deck, but it cannot attack this turn.'],
    [
      SPELL,
      'Draw 1 card, also you cannot Special Summon monsters from the Extra Deck for the rest of this turn, except Fish monsters.',
    ],
    [
      SPELL,
      'Target 1 card you control; destroy that target, and if you do, draw 1 card, also you cannot activate monster effects for the rest of this turn.',
    ],
  ])('%#: %s', (card, words) => {
    const effect = readOnly1(card, words);
    expect(effect && printEffect({ ...card, effects: [effect] }, 0, 'en')).toBe(words);
  });
});

test('what binds a player is no part of what is done before, and what is said of the same cards is one change', () => {
  const bound = readOnly1(
    SPELL,
    'Destroy all monsters you control, and if you do, draw 1 card, also you cannot Special Summon monsters for the rest of this turn.',
  );
  expect(bound).toMatchObject({
    modes: [{ resolve: { joint: 'also', parts: [{ joint: 'and-if-you-do' }, {}] } }],
  });
  const changed = readOnly1(
    SPELL,
    'Special Summon 1 "Invented" monster from your Deck, but its effects are negated, also it cannot attack.',
  );
  expect(changed).toMatchObject({
    modes: [
      { resolve: { parts: [{}, { modifiers: [{ modifies: 'effects' }, { modifies: 'cannot-attack' }] }] } },
    ],
  });
});

test('an effect that waits for moves of its own card works wherever they take it', () => {
  const effect = readOnly1(
    MONSTER,
    'If this card is banished or sent from the field to the GY: You can draw 1 card.',
  );
  expect(effect).toMatchObject({ effect: 'trigger', from: ['banished', 'gy'] });
});
test('what the text says again of a target must still hold, in every language', () => {
  const words =
    'You can target 2 EARTH Rock monsters in your GY; Special Summon those EARTH Rock monsters, but they cannot attack this turn.';
  const effect = readOnly1(MONSTER, words);
  expect(JSON.stringify(effect)).toContain(
    '"still":[{"test":"attribute","attribute":"EARTH"},{"test":"race","race":"Rock"}]',
  );
  const card: Card = { ...MONSTER, effects: effect ? [effect] : [] };
  expect(printEffect(card, 0, 'en')).toBe(words);
  expect(printEffect(card, 0, 'ja')).toContain('それらの岩石族・地属性モンスターを特殊召喚');
  expect(printEffect(card, 0, 'zh')).toContain('那些岩石族·地属性怪兽');
  expect(printEffect(card, 0, 'it')).toContain('quei mostri TERRA Roccia');
  const either =
    "Target 1 Machine or Dragon monster your opponent controls; destroy that opponent's Machine or Dragon monster.";
  expect(JSON.stringify(readOnly1(SPELL, either))).toContain(
    '"still":[{"test":"either","filters":[[{"test":"race","race":"Machine"}],[{"test":"race","race":"Dragon"}]]}]',
  );
});

describe('one other word means another effect', () => {
  const WORDS =
    'Once per turn: You can target 1 face-up Dragon monster your opponent controls; destroy that target.';
  const CHANGED = [
    ['destroy', 'banish'],
    ['Dragon', 'Fiend'],
    ['face-up', 'face-down'],
    ['your opponent controls', 'you control'],
    ['target 1', 'target 2'],
    ['Once', 'Twice'],
  ] as const;
  test.each(CHANGED)('%s, %s', (one, other) => {
    const changed = WORDS.replace(one, other).replace(
      '2 face-up Dragon monster',
      '2 face-up Dragon monsters',
    );
    const said = other === 'target 2' ? changed.replace('that target', 'those targets') : changed;
    const [before, after] = [WORDS, said].map((words) => readOnly1(MONSTER, words));
    expect(after).toBeDefined();
    expect(normalForm(after)).not.toEqual(normalForm(before));
  });
});

test('what a Spell or Trap does after it was moved is no activation of the card', () => {
  const effect = readOnly1(TRAP, 'If this Set card is destroyed by card effect: You can draw 1 card.');
  expect(effect).toMatchObject({ effect: 'trigger', from: expect.arrayContaining(['gy']) });
});

describe('"it" is what the printer would call so', () => {
  test('after "negate the activation" the answered card, not the target', () => {
    const effect = readOnly1(
      TRAP,
      'When a monster effect is activated: Negate the activation, and if you do, destroy it.',
    );
    expect(JSON.stringify(effect)).toContain(
      '{"do":"destroy","what":{"cards":"referenced","what":{"ref":"chained-to"}}}',
    );
  });
  test('after a Special Summon the Summoned monster', () => {
    const words = 'Special Summon 1 Level 1 monster from your Deck, then destroy it.';
    const effect = readOnly1(SPELL, words);
    const name = /"as":"(\w+)"/.exec(JSON.stringify(effect))?.[1];
    expect(JSON.stringify(effect)).toContain(
      `"do":"destroy","what":{"cards":"referenced","what":{"ref":"bound","name":"${name}"}}`,
    );
  });
  test('with nothing in mind it means nothing', () => {
    expect(readEffect(SPELL, 'Destroy it.').readings).toEqual([]);
  });
});

test('two meanings of the same words are both given', () => {
  const words = 'Draw 1 card, and if you do, discard 1 card, also gain 500 LP.';
  expect(readEffect(SPELL, words).readings).toHaveLength(2);
});

test('a text that is not understood says where, and what could stand there', () => {
  const words = 'Target 1 face-up Dragon monster your opponent controls; tickle that target.';
  const { readings, stop } = readEffect(SPELL, words);
  expect(readings).toEqual([]);
  expect(words.slice(stop.at)).toBe('tickle that target.');
  const whole = whereReadingStops(SPELL, words);
  expect(words.slice(whole.at)).toBe('tickle that target.');
  expect(whole.expected).toContain('destroy');
});

const WITH_ALL_PHRASES = [...CARDS].filter(({ name }) => isInSample(name, 8) && name.length % 7 === 0);
test(`phrases that are not tried would have found nothing (${WITH_ALL_PHRASES.length} cards)`, () => {
  const texts = WITH_ALL_PHRASES.flatMap((card) =>
    card.effects.map((_, index) => [card, printEffect(card, index, 'en')] as const),
  );
  expect(texts.length).toBeGreaterThan(sized(10, 100));
  for (const [card, words] of texts) {
    const manner = { half: 'monster', targetsCalled: 'that-target' } as const;
    const found = effectsSaidBy(card, words, manner).effects;
    const foundByAll = effectsSaidBy(card, words, { ...manner, tried: 'everything' }).effects;
    expect(new Set(found.map((one) => JSON.stringify(one))), words).toEqual(
      new Set(foundByAll.map((one) => JSON.stringify(one))),
    );
  }
});

test('prints of definitions read back to the definitions', () => {
  // Every tenth card: all of them are counted by the reader's report.
  const effects = [...CARDS]
    .filter((_, index) => index % 10 === 0)
    .flatMap((card) =>
      card.effects.map((effect, index) => ({ card, effect, words: printEffect(card, index, 'en') })),
    );
  const said = effects.filter(({ words }) => words !== '');
  const isSame = ({ number: _, ...left }: Effect, { number: __, ...right }: Effect): boolean =>
    JSON.stringify(normalForm(left)) === JSON.stringify(normalForm(right));
  const back = said.filter(({ card, effect, words }) => {
    const { readings } = readEffect(card, words);
    return readings.length === 1 && readings.every((one) => isSame(one, effect));
  });
  expect(back.length / said.length).toBeGreaterThan(0.28);
});
