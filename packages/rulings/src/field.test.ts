import { allFacts } from '@spellspeed/cards';
import { describe, expect, it } from 'vitest';
import { runFile, standsOf } from './index.ts';
import { isDefined, passcodeOf } from './names.ts';

const failuresOf = (text: string): string[] =>
  runFile(text, 'test.yaml').results.map(({ failure, passed }) => failure ?? `passed ${passed}`);
const passes = (text: string): void => expect(failuresOf(text)).toEqual(['passed true']);

describe('a described field', () => {
  it.each(['draw', 'standby', 'main1', 'battle', 'main2', 'end'])('begins in the phase %s', (phase) => {
    for (const turnPlayer of ['A', 'B'])
      passes(`
title: x
turn: 4
turnPlayer: ${turnPlayer}
phase: ${phase}
A: { spells: [{ card: Waboku, set: true }] }
B: { spells: [{ card: Waboku, set: true }] }
steps:
  - expect: { phase: ${phase}, turnPlayer: ${turnPlayer}, asked: { player: ${turnPlayer} }, counts: { A.hand: 0, B.hand: 0 } }
  - ${turnPlayer}: activate ${turnPlayer}.Waboku
  - expect: { phase: ${phase}, chain: [Waboku] }
`);
  });
  it('goes on to the next phases, and the other player draws', () =>
    passes(`
title: x
phase: end
steps:
  - advance: draw
  - expect: { turnPlayer: B, counts: { B.hand: 1, B.deck: 9 } }
  - advance: main1
  - expect: { turnPlayer: B, can: { B: phase battle } }
`));
  it('has counters, equips, materials and numbered zones', () =>
    passes(`
title: x
A:
  monsters:
    - { card: Summoned Skull, zone: 3, counters: { Spell Counter: 2 }, equips: [Call of the Haunted, { card: Spiral Spear Strike, owner: B }] }
    - Kuriboh
    - { card: "Number 39: Utopia", zone: extra-left, materials: [Blue-Eyes White Dragon], summoned: xyz }
  spells: [{ card: Waboku, set: true, zone: 1 }]
  banished: [Sangan, { card: Celtic Guardian, facedown: true }]
  exactDeck: true
  deck: [Man-Eater Bug]
B:
  monsters: [{ card: Mystical Elf, owner: A, position: defense, arrived: this-turn }]
steps:
  - expect:
      counters: { Summoned Skull: { Spell Counter: 2 } }
      equips: { Summoned Skull: [Call of the Haunted, Spiral Spear Strike], Kuriboh: [] }
      materials: { Number 39 Utopia: [Blue-Eyes White Dragon] }
      where: { Blue-Eyes White Dragon: A.material, Call of the Haunted: A.spells, Spiral Spear Strike: B.spells, Mystical Elf: B.monsters }
      stats: { Summoned Skull: { atk: 2500, level: 6, attribute: DARK, race: Fiend, name: デーモンの召喚, rank: none } }
      counts: { A.deck: 1, B.deck: 10, A.spells: 2, B.spells: 1 }
  - A: end turn
  - advance: main1
  - B: phase end
  - expect: { turnPlayer: B }
`));
  it('lets a card of the other player go to its owner', () =>
    passes(`
title: x
A: { monsters: [{ card: Kuriboh, owner: B }], hand: [Dark Hole] }
steps:
  - A: activate Dark Hole
  - advance: chain-resolved
  - expect: { where: { Kuriboh: B.gy } }
`));
});

describe('mistakes in a described field', () => {
  it.each([
    ['A: { monsters: [Dark Hole] }', '2:17: found Dark Hole under "monsters", expected a monster'],
    [
      'A: { spells: [Kuriboh, Celtic Guardian] }',
      '2:24: found Celtic Guardian under "spells", expected a Spell or Trap',
    ],
    ['A: { hand: [Blue-Eyes Ultimate Dragon] }', 'expected a card of the Main Deck'],
    ['A: { extra: [Kuriboh] }', 'expected an Extra Deck monster'],
    ['A: { field: Dark Hole }', 'expected a Field Spell'],
    ['A: { pendulum: { left: Kuriboh } }', 'expected a Pendulum Monster'],
    [
      'A: { monsters: [{ card: Kuriboh, zone: 2 }, { card: Sangan, zone: 2 }] }',
      'found a second card in one zone',
    ],
    [
      'A: { monsters: [Kuriboh, Kuriboh, Kuriboh, Kuriboh, Kuriboh, Kuriboh] }',
      'no more than 5 cards under "monsters"',
    ],
    [
      'A: { monsters: [{ card: Blue-Eyes Ultimate Dragon, zone: extra-left }] }\nB: { monsters: [{ card: Gaia the Dragon Champion, zone: extra-right }] }',
      'an Extra Monster Zone that A does not use',
    ],
    [
      'A: { monsters: [{ card: Blue-Eyes Ultimate Dragon, materials: [Kuriboh] }] }',
      'materials only under an Xyz Monster',
    ],
    ['A: { monsters: [{ card: "Number 39: Utopia", materials: [Fluff Token] }] }', 'no Token as a material'],
    ['A: { monsters: [{ card: Fluff Token, set: true }] }', 'expected a Token only face-up'],
    [
      'A: { spells: [United We Stand], monsters: [Kuriboh] }',
      '2:15: found United We Stand under "spells", expected an Equip Card under "equips" of a monster',
    ],
    [
      'A: { monsters: [{ card: Kuriboh, set: true, equips: [United We Stand] }] }',
      'a face-up monster above "equips"',
    ],
    [
      'A: { monsters: [{ card: Kuriboh, set: true, counters: { Spell Counter: 1 } }] }',
      'counters only on a face-up card',
    ],
    [
      'format: master-3\nA: { monsters: [{ card: Blue-Eyes Ultimate Dragon, zone: extra-left }] }',
      'found a zone that master-3 does not have, expected a zone that this format has',
    ],
    [
      'format: classic\nA: { pendulum: { left: Odd-Eyes Pendulum Dragon } }',
      'found a zone that classic does not have',
    ],
    ['A: { monsters: [{ card: Kuriboh, zone: 7 }] }', 'expected 1 to 5 | extra-left | extra-right'],
    [
      'A: { hand: [{ card: Kuriboh, set: true }] }',
      'found the key "set", expected for a card under "hand" one of the keys card',
    ],
    ['A: { monsters: [{ position: attack }] }', 'expected the key "card"'],
    ['A: { monsters: [{ card: Kuriboh, positon: attack }] }', 'did you mean "position"?'],
    ['A: { monsters: [{ card: Kuriboh, position: defence }] }', 'did you mean "defense"?'],
    ['A: { monsters: [{ card: Kuriboh, counters: 3 }] }', 'expected a map from counters to numbers'],
    ['A: { monsters: [{ card: Decode Talker, position: defense }] }', 'Link Monster'],
    ['A: { monsters: [{ card: Decode Talker, set: true }] }', 'Link Monster'],
    ['A: { lp: many }', 'expected a number'],
    ['A: { lp: -5 }', 'expected a whole number of Life Points above 0'],
    ['A: [Kuriboh]', 'found a list, expected a side of the field'],
    ['A: { hand: [[Kuriboh]] }', 'found a list, expected a text'],
    ['turn: 0', 'expected the number of a turn, from 1'],
    ['phase: mian1', 'did you mean "main1"?'],
    ['turnPlayer: C', 'expected A | B'],
    ['format: goat', 'expected master-2020'],
    ['cites: 5', 'expected the id of a clause'],
    ['steps: [nothing]', 'expected a step: A, B, advance, match, expect or note'],
    ['steps: [{ A: 5 }]', 'expected a command'],
    ['steps: [{ A: pass, B: pass }]', 'expected one main key'],
    ['steps: [{ advance: soon }]', 'expected battle-start'],
    ['steps: [{ expect: [1] }]', 'found a list, expected a map of expectations'],
    ['A: { hand: [Kuriboh', 'broken YAML'],
    ['A:\n hand: x\n  lp: 5', 'broken YAML'],
  ])('%s', (text, expected) => {
    const failures = failuresOf(`title: x\n${text}\n`);
    expect(failures.join('\n')).toContain(expected);
    expect(failures[0]).toMatch(/^test\.yaml:\d+:\d+: /);
  });
  it.each(['', '# nothing', '---\n---\n', '5', '[]', 'title', 'null'])('refuses the file %j', (text) => {
    expect(failuresOf(text).join()).toMatch(/^test\.yaml:\d+:\d+: found .*expected a scenario/);
  });
});

describe('where a card can stand', () => {
  const stands = (name: string): readonly string[] => standsOf(passcodeOf(name) ?? 0);
  it.each([
    ['Kuriboh', ['deck', 'hand', 'monsters', 'spells', 'gy', 'banished', 'equips', 'materials']],
    ['United We Stand', ['deck', 'hand', 'spells', 'gy', 'banished', 'equips']],
    ['Number 39: Utopia', ['monsters', 'spells', 'gy', 'banished', 'extra', 'equips', 'materials']],
    ['Fluff Token', ['monsters', 'equips']],
  ])('%s', (name, expected) => expect(stands(name)).toEqual(expected));
  it('nowhere, as long as it cannot be played', () => {
    const unplayable = allFacts().filter(({ passcode }) => !isDefined(passcode));
    for (const { passcode } of unplayable) expect(standsOf(passcode)).toEqual([]);
    expect(standsOf(1)).toEqual([]);
  });
  it('in the Extra Deck, a Pendulum Monster face-up', () =>
    expect(stands('Odd-Eyes Pendulum Dragon')).toEqual(expect.arrayContaining(['pendulum', 'extra'])));
});
