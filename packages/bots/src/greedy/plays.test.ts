/** What the greedy bot does on fields where any beginner knows what to do. */
import type { FieldSide } from '@spellspeed/engine';
import { expect, test } from 'vitest';
import { card, down, playsOnField } from './plays.fixture.ts';

test('Summons the strongest monster and attacks with it', () => {
  const plays = playsOnField({ hand: ['Celtic Guardian', 'Vorse Raider', 'Mystical Elf'].map(card) }, {});
  expect(plays).toEqual(['normal-summon Vorse Raider', 'attack Vorse Raider']);
});

test('Tributes the weak for something stronger, never the strong for something weaker', () => {
  const hand = [card('Summoned Skull')];
  expect(playsOnField({ hand, monsters: [card('Mystical Elf')] }, {})).toContain(
    'normal-summon Summoned Skull',
  );
  const strong = playsOnField({ hand, monsters: [card('Blue-Eyes White Dragon')] }, {});
  expect(strong).not.toContain('normal-summon Summoned Skull');
});

test('attacks neither what is stronger nor what it cannot judge with a weak monster', () => {
  const monsters = [card('Celtic Guardian')];
  const against = (foe: FieldSide): string[] =>
    playsOnField({ monsters }, foe).filter((play) => play.startsWith('attack'));
  expect(against({ monsters: [card('Vorse Raider')] })).toEqual([]);
  expect(against({ monsters: [down('Kuriboh')] })).toEqual([]);
});

test('attacks where it wins, though something better could be destroyed', () => {
  const plays = playsOnField(
    { monsters: [card('Blue-Eyes White Dragon')] },
    {
      lifePoints: 2500,
      monsters: [
        { card: card('Kuriboh'), position: 'attack' },
        { card: card('Giant Soldier of Stone'), position: 'defense' },
      ],
    },
  );
  expect(plays.slice(0, 2)).toEqual(['attack Blue-Eyes White Dragon', 'card Kuriboh']);
});

test('changes a weak monster to Defense Position', () => {
  const plays = playsOnField(
    { monsters: [card('Giant Soldier of Stone')] },
    { monsters: [card('Vorse Raider')] },
  );
  expect(plays).toEqual(['change-position Giant Soldier of Stone']);
});

test('destroys a field that is better than its own, and keeps Dark Hole otherwise', () => {
  const hand = [card('Dark Hole')];
  const strong = [card('Blue-Eyes White Dragon'), card('Summoned Skull')];
  const weak = [card('Kuriboh')];
  expect(playsOnField({ hand, monsters: weak }, { monsters: strong })).toContain('activate Dark Hole');
  expect(playsOnField({ hand, monsters: strong }, { monsters: weak })).not.toContain('activate Dark Hole');
});

test("targets the opponent's best", () => {
  const plays = playsOnField(
    { hand: [card('Thousand Knives')], monsters: [card('Dark Magician')] },
    { monsters: [card('Kuriboh'), card('Blue-Eyes White Dragon')] },
  );
  expect(plays.slice(0, 2)).toEqual(['activate Thousand Knives', 'card Blue-Eyes White Dragon']);
});

test('Sets Traps and Quick-Play Spells, and no other Spells', () => {
  const plays = playsOnField({ hand: ['Waboku', 'Rush Recklessly', 'Polymerization'].map(card) }, {});
  expect(plays.toSorted()).toEqual(['set-card Rush Recklessly', 'set-card Waboku']);
});

test('answers an attack with its Trap', () => {
  const plays = playsOnField({ spells: [down('Sakuretsu Armor')] }, { monsters: [card('Vorse Raider')] }, 1);
  expect(plays[0]).toBe('activate Sakuretsu Armor');
});

test('keeps Waboku where nothing threatens', () => {
  const weak = { monsters: [card('Kuriboh')] };
  expect(playsOnField({ spells: [down('Waboku')], monsters: [card('Vorse Raider')] }, weak, 1)).toEqual([]);
});
