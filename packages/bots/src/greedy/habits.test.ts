/** Habits that cost a beginner duels, each on a field where it shows. What a card does is known from its definition alone. */
import { describe, expect, test } from 'vitest';
import { card, down, playsIn, playsOnField } from './plays.fixture.ts';

const hand = (...names: string[]) => ({ hand: names.map(card) });

describe('numbers that must be counted first', () => {
  test('Honest saves its monster that is attacked', () => {
    const plays = playsOnField(
      { ...hand('Honest'), monsters: [card('Elemental HERO Neos Alius')] },
      { monsters: [card('Summoned Skull')] },
      1,
    );
    expect(plays).toEqual(['activate Honest']);
  });
  test('Honest stays in the hand where the battle is won without it', () => {
    const plays = playsOnField(
      { ...hand('Honest'), monsters: [card('Elemental HERO Neos')] },
      { monsters: [{ card: card('Kuriboh'), position: 'attack' }] },
    );
    expect(plays).toEqual(['attack Elemental HERO Neos']);
  });
  test('an Equip Spell whose ATK is counted is equipped', () => {
    const plays = playsOnField({ ...hand('United We Stand'), monsters: [card('Vorse Raider')] }, {});
    expect(plays).toContain('activate United We Stand');
  });
});

describe('monsters that work from the hand', () => {
  test('Ash Blossom, Effect Veiler and Honest are neither Set nor Summoned', () => {
    const held = ['Ash Blossom & Joyous Spring', 'Effect Veiler', 'Honest', 'Kuriboh'];
    expect(playsOnField(hand(...held), { monsters: [card('Summoned Skull')] })).toEqual([]);
  });
  test('… unless the duel would be lost without a monster', () => {
    const plays = playsOnField(
      { ...hand('Effect Veiler'), lifePoints: 1000 },
      { monsters: [card('Summoned Skull')] },
    );
    expect(plays).toEqual(['set-monster Effect Veiler']);
  });
  test('another monster is Set as before', () => {
    expect(playsOnField(hand('Mystical Elf'), { monsters: [card('Summoned Skull')] })).toEqual([
      'set-monster Mystical Elf',
    ]);
  });
});

describe('what begins a combo', () => {
  test('a trigger that sends a card of the own Deck to the GY is used, on the card that works there', () => {
    const plays = playsOnField(
      {
        ...hand('Salamangreat Gazelle'),
        deck: ['Salamangreat Circle', 'Salamangreat Spinny', 'Salamangreat Sanctuary'].map(card),
      },
      {},
    );
    expect(plays).toContain('activate Salamangreat Gazelle');
    expect(plays).toContain('card Salamangreat Spinny');
  });
  test('a Continuous Spell whose effects come later is activated', () => {
    expect(playsOnField(hand('Black Whirlwind'), {})).toContain('activate Black Whirlwind');
  });
  test('two Pendulum Scales are placed, and a Pendulum Summon follows', () => {
    const plays = playsOnField(
      hand('Purple Poison Magician', 'Performapal Skullcrobat Joker', 'Odd-Eyes Pendulum Dragon'),
      {},
    );
    expect(plays).toContain('pendulum-summon');
    expect(plays).toContain('attack Odd-Eyes Pendulum Dragon');
  });
});

describe('what a Deck gives', () => {
  test('Melody is activated for two cards, though one is discarded', () => {
    const dragons = ['Blue-Eyes White Dragon', 'Blue-Eyes White Dragon', 'Blue-Eyes White Dragon'];
    const plays = playsOnField(
      {
        ...hand('The Melody of Awakening Dragon', ...dragons.slice(1), 'Dark Hole', 'Monster Reborn'),
        deck: dragons.map(card),
      },
      {},
    );
    expect(plays).toContain('activate The Melody of Awakening Dragon');
  });
});

describe('now or later', () => {
  const set = { spells: [down('Mystical Space Typhoon')] };
  test('Mystical Space Typhoon waits for the End Phase of the opponent', () => {
    const plays = playsIn(set, { spells: [down('Waboku')] }, 1);
    expect(plays[0]).toEqual({ did: 'activate Mystical Space Typhoon', phase: 'end' });
  });
  test('… or for the own Main Phase', () => {
    const plays = playsIn(hand('Mystical Space Typhoon'), { spells: [down('Waboku')] });
    expect(plays[0]).toEqual({ did: 'activate Mystical Space Typhoon', phase: 'main1' });
  });
  test('a card that would be lost otherwise is used at once', () => {
    const plays = playsIn(
      { spells: [down('Compulsory Evacuation Device')], monsters: [card('Vorse Raider')] },
      { ...hand('Mystical Space Typhoon'), monsters: [card('Summoned Skull')] },
      1,
    );
    expect(plays[0]?.did).toBe('activate Compulsory Evacuation Device');
  });
  test('what negates a monster answers its effect', () => {
    const plays = playsOnField(
      { ...hand('Effect Veiler') },
      { ...hand('Elemental HERO Stratos'), deck: Array(5).fill(card('Elemental HERO Avian')) },
      1,
    );
    expect(plays).toContain('activate Effect Veiler');
  });
});

test('what wins by being held is not discarded for the hand limit', () => {
  const parts = [
    'Exodia the Forbidden One',
    'Left Arm of the Forbidden One',
    'Right Leg of the Forbidden One',
  ];
  const spells = ['Monster Reborn', 'Monster Reborn', 'Raigeki', 'Raigeki', 'Dark Hole'];
  const plays = playsOnField(hand(...parts, ...spells), {});
  const discarded = plays.filter((play) => play.startsWith('card '));
  expect(discarded.filter((play) => parts.some((part) => play.includes(part)))).toEqual([]);
  expect(discarded.length).toBeGreaterThan(0);
});
