import { describe, expect, it } from 'vitest';
import { runFile } from './index.ts';

const failureOf = (text: string): string | undefined => runFile(text, 'test.yaml').results[0]?.failure;
const passes = (text: string): void => expect(failureOf(text)).toBeUndefined();

describe('steps', () => {
  it('leave the Chain standing until it is needed', () =>
    passes(`
title: x
A: { hand: [Dark Hole], monsters: [Kuriboh] }
steps:
  - A: activate Dark Hole
  - expect: { chain: [Dark Hole], where: { Kuriboh: A.monsters }, asked: { player: B, kind: respond, choices: [pass] } }
  - B: pass
  - expect: { chain: [Dark Hole] }
  - A: pass
  - expect: { chain: [], where: { Kuriboh: A.gy, Dark Hole: A.gy } }
`));
  it('stop at every timing, also when nobody can act', () => {
    const timings = [
      'damage-step-start',
      'before-damage-calculation',
      'damage-calculation',
      'after-damage-calculation',
      'damage-step-end',
    ];
    passes(`
title: x
A: { monsters: [Summoned Skull] }
B: { monsters: [Mystical Elf] }
steps:
  - advance: battle-start
  - expect: { phase: battle, timing: battle-start, cannot: { A: attack Summoned Skull -> Mystical Elf }, because: battle.battle-step.attack-or-finish }
  - advance: battle-step
  - expect: { timing: battle-step, attack: none }
  - A: attack Summoned Skull -> Mystical Elf
  - expect: { timing: battle-step, attack: ongoing, lp: { B: 8000 } }
${timings.map((timing) => `  - advance: ${timing}\n  - expect: { timing: ${timing}, where: { Mystical Elf: ${timing === 'damage-step-end' ? 'B.gy' : 'B.monsters'} }, lp: { B: ${timing.startsWith('after') || timing.endsWith('end') ? 6300 : 8000} } }`).join('\n')}
  - advance: battle-step
  - expect: { timing: battle-step, attack: none, asked: { player: A, kind: act } }
  - advance: battle-end
  - expect: { timing: battle-end }
  - advance: main2
  - expect: { phase: main2 }
  - advance: draw
  - expect: { phase: draw, turnPlayer: B }
`);
  });
  it('go on to Main Phase 2 from where they are, and stay there if they are there', () =>
    passes(`
title: x
A: { monsters: [Vorse Raider], hand: [Mystical Space Typhoon, Kuriboh] }
B: { spells: [{ card: Waboku, set: true }, { card: Jar of Greed, set: true }] }
steps:
  - A: attack Vorse Raider directly
  - A: phase main2
  - A: activate Mystical Space Typhoon targeting Jar of Greed
  - expect: { phase: main2, lp: { B: 6100 } }
  - advance: chain-resolved
  - A: phase main2
  - A: set Kuriboh
  - expect: { phase: main2 }
`));
  it('leave the windows on the way to Main Phase 2 to the opponent', () =>
    passes(`
title: x
A: { monsters: [Vorse Raider] }
B: { spells: [{ card: Jar of Greed, set: true }] }
steps:
  - A: attack Vorse Raider directly
  - A: phase main2
  - B: activate Jar of Greed
  - expect: { phase: battle }
`));
  it('take a choice that was the only one as it was taken', () => {
    const field = `
title: x
A: { hand: [Polymerization, Gaia The Fierce Knight], monsters: [Curse of Dragon], extra: [Gaia the Dragon Champion] }
steps:
  - A: activate Polymerization
`;
    passes(`${field}
  - A: choose Gaia the Dragon Champion
  - A: choose Gaia The Fierce Knight, Curse of Dragon
  - A: position attack
  - expect: { where: { Gaia the Dragon Champion: A.monsters } }
`);
    expect(
      failureOf(`${field.replace('extra:', 'gy: [Kuriboh], extra:')}  - A: choose Kuriboh\n`),
    ).toBeDefined();
  });
  it('do not wait for a Chain after an attack', () =>
    expect(
      failureOf(`
title: x
A: { monsters: [Vorse Raider] }
steps:
  - A: attack Vorse Raider directly
  - advance: chain-resolved
`),
    ).toContain('advance: battle-step'));
  it('say what the other player has to do first', () =>
    expect(
      failureOf(`
title: x
A: { hand: [Kuriboh] }
B: { spells: [{ card: Jar of Greed, set: true }] }
steps:
  - B: activate Jar of Greed
`),
    ).toContain('A has to do something first'));
  it('take options by the words of their text', () => {
    const field = `
title: x
A: { hand: [Enemy Controller], monsters: [Kuriboh] }
B: { monsters: [Summoned Skull] }
steps:
`;
    passes(`${field}
  - A: activate Enemy Controller option "take control of that target until the End Phase" targeting Summoned Skull choosing Kuriboh
  - advance: chain-resolved
  - expect: { where: { Summoned Skull: A.monsters } }
`);
    passes(`${field}
  - A: activate Enemy Controller
  - expect: { asked: { player: A, kind: option, choices: [option 1, option 2] } }
  - A: option "change its battle position"
  - advance: chain-resolved
  - expect: { position: { Summoned Skull: defense } }
`);
    expect(failureOf(`${field}  - A: activate Enemy Controller option "draw 2 cards"\n`)).toContain(
      'cannot be chosen now; A can: option 1 "',
    );
  });
  it('name cards in any language, by side, number and place', () =>
    passes(`
title: x
A: { monsters: [クリボー, 栗子球], hand: [Kuriboh] }
B: { monsters: [40640057], gy: [Kuriboh], hand: [黑洞] }
turnPlayer: B
steps:
  - expect: { where: { Kuriboh#1: A.monsters, Kuriboh#3: A.hand, B.Kuriboh#1: B.monsters, B.Kuriboh@gy: B.gy, A.Kuriboh@hand: A.hand } }
  - B: attack B.Kuriboh@monsters -> A.Kuriboh#2
  - advance: damage-step-end
  - expect: { where: { A.Kuriboh#2: A.gy, A.Kuriboh#1: A.monsters, B.Kuriboh#1: B.gy } }
`));
  it('check the one possible target of an attack and of an effect', () => {
    const field = `
title: x
phase: battle
A: { monsters: [Summoned Skull, { card: Celtic Guardian, position: set }] }
B: { monsters: [{ card: Mystical Elf, position: defense }], hand: [Kuriboh] }
steps:
`;
    passes(`${field}
  - expect:
      cannot:
        A:
          - { do: attack Summoned Skull directly, because: battle.attack-declaration.procedure }
          - { do: attack Summoned Skull -> Celtic Guardian, because: battle.attack-declaration.procedure }
          - { do: attack Celtic Guardian -> Mystical Elf, because: battle.attack-declaration.procedure }
      can: { A: attack Summoned Skull -> Mystical Elf }
`);
    expect(failureOf(`${field}  - A: attack Summoned Skull -> Kuriboh\n`)).toContain(
      'Kuriboh cannot be attacked',
    );
  });
  it('place where they say', () =>
    passes(`
title: x
A: { hand: [Celtic Guardian, Waboku], monsters: [Kuriboh] }
steps:
  - A: summon Celtic Guardian in zone 4
  - A: set Waboku in zone 2
  - advance: end
  - expect: { where: { Celtic Guardian: A.monsters, Waboku: A.spells } }
`));
  it('feed choices that come only at the resolution, while others answer', () =>
    passes(`
title: x
A: { hand: [The Flute of Summoning Dragon, Blue-Eyes White Dragon, Curse of Dragon], monsters: [Lord of D.] }
B: { spells: [{ card: Waboku, set: true }] }
steps:
  - A: activate The Flute of Summoning Dragon choosing Curse of Dragon
  - B: activate Waboku
  - advance: chain-resolved
  - expect: { asked: { player: A, kind: position } }
  - A: position defense
  - expect: { position: { Curse of Dragon: defense }, where: { Blue-Eyes White Dragon: A.hand } }
`));
  it('take Tributes that are the only ones', () => {
    const field = 'title: x\nA: { hand: [Summoned Skull], monsters: [Kuriboh, Sangan] }\nsteps:\n';
    passes(
      `${field}  - A: summon Summoned Skull tributing Sangan\n  - expect: { happened: [Sangan tributed, Summoned Skull tribute summoned] }\n`,
    );
    passes(
      `${field.replace(', Sangan', '')}  - A: summon Summoned Skull tributing Kuriboh\n  - expect: { where: { Kuriboh: A.gy } }\n`,
    );
    expect(
      failureOf(
        `${field.replace('[Kuriboh, Sangan]', '[Kuriboh], gy: [Sangan]')}  - A: summon Summoned Skull tributing Sangan\n`,
      ),
    ).toContain('A was to choose Sangan, but it was never asked');
  });
});

describe('choices that are the only ones', () => {
  const SUMMONING =
    'title: x\nA: { field: Sangen Summoning, hand: [Kuriboh], deck: [Tenpai Dragon Chundra], exactDeck: true }\nsteps:\n  - A: activate Sangen Summoning\n';
  it('answer no later question of the effect', () =>
    passes(
      `${SUMMONING}  - A: choose Tenpai Dragon Chundra\n  - A: choose Kuriboh\n  - expect: { where: { Tenpai Dragon Chundra: A.hand, Kuriboh: A.gy } }\n`,
    ));
  it('are told apart from the same card chosen again', () =>
    passes(
      `${SUMMONING}  - A: choose Tenpai Dragon Chundra\n  - A: choose Tenpai Dragon Chundra\n  - expect: { where: { Tenpai Dragon Chundra: A.gy, Kuriboh: A.hand } }\n`,
    ));
  const BARBARIAN =
    'title: x\nA: { hand: [Night Express Knight], monsters: [Kuriboh, Sangan, Battle Ox] }\nsteps:\n  - A: summon Night Express Knight';
  it('name Tributes where they can be left out, too', () =>
    passes(
      `${BARBARIAN} tributing Kuriboh, Sangan\n  - expect: { where: { Night Express Knight: A.monsters, Kuriboh: A.gy, Sangan: A.gy } }\n`,
    ));
  it('do not name Tributes that nobody named', () =>
    expect(failureOf(`${BARBARIAN}\n  - expect: { where: { Kuriboh: A.gy } }\n`)).toContain(
      'a question is open (yes-no)',
    ));
});

describe('failures', () => {
  it('name the question that is open at the end of a turn', () => {
    const hand = [
      'Kuriboh',
      'Sangan',
      'Jinzo',
      'Summoned Skull',
      'Battle Ox',
      'Vorse Raider',
      'Mystical Elf',
    ];
    expect(
      failureOf(
        `title: x\nA: { hand: [${hand.join(', ')}] }\nsteps:\n  - A: end turn\n  - expect: { turnPlayer: B }\n`,
      ),
    ).toContain('a question is open (cards); A can: choose Kuriboh');
  });
  it('name the card that stands in the way, although it has moved by then', () =>
    expect(
      failureOf(
        'title: x\nA: { hand: [Reinforcement of the Army], deck: [Photon Thrasher], exactDeck: true, monsters: [Kuriboh] }\nsteps:\n  - A: activate Reinforcement of the Army\n  - A: special summon Photon Thrasher\n',
      ),
    ).toContain('because summoning.proper.by-its-condition [Photon Thrasher]'));
  it.each([
    ['A: summon Parasite Paracide', '"Parasite Paracide"'],
    ['A: summon 27911549', '"27911549" (Parasite Paracide)'],
    ['expect: { where: { Parasite Paracide: A.hand } }', '"Parasite Paracide"'],
  ])('name a card that cannot be played: %s', (step, found) =>
    expect(failureOf(`title: x\nA: { hand: [Kuriboh] }\nsteps:\n  - ${step}\n`)).toContain(
      `found ${found}, expected a card that can be played already`,
    ));
  it('name it by its passcode in a field', () =>
    expect(failureOf('title: x\nA: { hand: [27911549] }\n')).toContain(
      'found "27911549" (Parasite Paracide), expected a card that can be played already',
    ));
});

describe('mistakes in steps', () => {
  it.each([
    ['A: activate Kuribo', 'did you mean "Kuriboh"?'],
    ['A: sumon Kuriboh', 'did you mean "summon"?'],
    ['A: summon Kuriboh targeting Kuriboh', 'found "targeting", expected one of the words tributing'],
    ['A: activate Kuriboh effect two', 'expected a number'],
    ['A: activate Kuriboh in zone 9', 'expected a zone: 1 to 5 | extra-left | extra-right'],
    ['A: change Kuriboh', 'expected CARD to attack | defense'],
    ['A: phase main1', 'expected battle | main2 | end'],
    ['A: position sideways', 'expected attack | defense | set'],
    ['A: pass now', 'expected nothing more'],
    ['A: declare', 'expected a word'],
    ['A: attack Kuriboh -> Sangan', 'expected a card of this scenario: Kuriboh'],
    ['A: activate Kuriboh#2', 'expected a card of this scenario'],
    ['A: activate Kuriboh@nowhere', 'expected the name or passcode of a card'],
    ['{ advance: end, at: end }', '"at" only with a command'],
    ['expect: { wher: { Kuriboh: A.gy } }', 'did you mean "where"?'],
    ['expect: { where: { Kuriboh: A.grave } }', 'expected a zone such as B.gy'],
    ['expect: { stats: { Kuriboh: { attk: 300 } } }', 'did you mean "atk"?'],
    ['expect: { stats: { Kuriboh: { race: Dragn } } }', 'did you mean "Dragon"?'],
    ['expect: { happened: [Kuriboh exploded] }', 'expected a sentence such as'],
    ['expect: { because: battle.phase.flow }', '"because" only together with "cannot"'],
    ['expect: { asked: { kind: question } }', 'expected act'],
    ['expect: { counts: { hand: 5 } }', 'expected a place such as A.hand'],
    ['expect: { winner: C }', 'expected A | B | draw'],
  ])('%s', (step, expected) => {
    const failure = failureOf(`title: x\nA: { hand: [Kuriboh] }\nsteps:\n  - ${step}\n`);
    expect(failure).toContain(expected);
    expect(failure).toMatch(/^test\.yaml:4:\d+: /);
  });
});
