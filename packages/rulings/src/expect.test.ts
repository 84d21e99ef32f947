/** A ruling proves something only if it fails where things are otherwise: each kind of expectation, held and not held. */
import { describe, expect, it } from 'vitest';
import { runFile } from './index.ts';
import type { Check } from './scenario.ts';

const failureOf = (steps: string): string | undefined =>
  runFile(`${FIELD}${steps}`, 'test.yaml').results[0]?.failure;
const FIELD = `
title: x
A:
  hand: [Dark Hole, Kuriboh]
  gy: [Sangan, Mystical Elf]
  monsters:
    - { card: Summoned Skull, counters: { Spell Counter: 2 }, equips: [Call of the Haunted] }
    - { card: "Number 39: Utopia", materials: [Celtic Guardian], summoned: xyz }
B:
  hand: [Sangan]
  monsters: [{ card: Mystical Elf, position: defense }]
  spells: [{ card: Waboku, set: true }, { card: Solemn Judgment, set: true }]
steps:
`;
const chained = '  - A: activate Dark Hole\n';
const attacked = '  - A: attack Summoned Skull -> Mystical Elf\n';
const negating = '  - A: activate Dark Hole\n  - advance: chain-resolved\n';

interface Pair {
  /** What happens before. */
  readonly after?: string;
  readonly holds: string;
  readonly fails: string;
  /** What the failure says. */
  readonly says: string | RegExp;
}
/** The state of a Match is proved in the chapter `tournament`; what a replay is, in that of the battle. */
type Proved = Exclude<Check['check'], 'match' | 'replay'>;
const PAIRS: { readonly [check in Proved]: Pair } = {
  lp: { holds: 'lp: { A: 8000 }', fails: 'lp: { A: 7999 }', says: 'is 8000, expected 7999' },
  can: { holds: 'can: { A: activate Dark Hole }', fails: 'can: { A: activate Waboku }', says: 'impossible' },
  cannot: {
    holds: 'cannot: { A: set Summoned Skull }',
    fails: 'cannot: { A: activate Dark Hole }',
    says: 'is possible, expected that it is not',
  },
  where: {
    holds: 'where: { Dark Hole: A.hand }',
    fails: 'where: { Dark Hole: A.gy }',
    says: 'is in A.hand, expected A.gy',
  },
  stat: {
    holds: 'stats: { Summoned Skull: { atk: 2500 } }',
    fails: 'stats: { Summoned Skull: { atk: 2600 } }',
    says: 'is 2500, expected 2600',
  },
  position: {
    holds: 'position: { Summoned Skull: attack }',
    fails: 'position: { Summoned Skull: defense }',
    says: 'is attack, expected defense',
  },
  chain: {
    after: chained,
    holds: 'chain: [Dark Hole]',
    fails: 'chain: []',
    says: 'the Chain is [Dark Hole]',
  },
  timing: { holds: 'timing: open', fails: 'timing: battle-start', says: 'the timing' },
  phase: { holds: 'phase: main1', fails: 'phase: main2', says: 'is main1, expected main2' },
  attack: { after: attacked, holds: 'attack: ongoing', fails: 'attack: stopped', says: /ongoing|none/ },
  turnPlayer: { holds: 'turnPlayer: A', fails: 'turnPlayer: B', says: 'is A, expected B' },
  count: { holds: 'counts: { A.monsters: 2 }', fails: 'counts: { A.monsters: 3 }', says: 'is 2, expected 3' },
  counters: {
    holds: 'counters: { Summoned Skull: { Spell Counter: 2 } }',
    fails: 'counters: { Summoned Skull: { Spell Counter: 1 } }',
    says: 'is 2, expected 1',
  },
  equips: {
    holds: 'equips: { Summoned Skull: [Call of the Haunted] }',
    fails: 'equips: { Summoned Skull: [] }',
    says: 'is equipped with',
  },
  materials: {
    holds: 'materials: { "Number 39: Utopia": [Celtic Guardian] }',
    fails: 'materials: { "Number 39: Utopia": [Kuriboh] }',
    says: 'has the materials',
  },
  happened: {
    after: negating,
    holds: 'happened: [Summoned Skull destroyed by effect]',
    fails: 'happened: [Summoned Skull destroyed by battle]',
    says: 'did not happen',
  },
  notHappened: {
    after: negating,
    holds: 'notHappened: [Summoned Skull destroyed by battle]',
    fails: 'notHappened: [Summoned Skull destroyed by effect]',
    says: '" happened',
  },
  negated: {
    holds: 'notNegated: [Summoned Skull]',
    fails: 'negated: [Summoned Skull]',
    says: 'is not negated',
  },
  notNegated: {
    after: `${chained}  - B: activate Solemn Judgment\n  - advance: chain-resolved\n`,
    holds: 'negated: [Dark Hole]',
    fails: 'notNegated: [Dark Hole]',
    says: 'is negated',
  },
  winner: { after: '  - A: surrender\n', holds: 'winner: B', fails: 'winner: A', says: 'is B, expected A' },
  asked: {
    after: chained,
    holds: 'asked: { player: B, kind: respond, choices: [Waboku, Solemn Judgment, pass] }',
    fails: 'asked: { player: B, kind: respond, choices: [pass] }',
    says: 'the choices are',
  },
  sees: {
    holds: 'sees: { A: [Kuriboh@hand] }',
    fails: 'sees: { B: [Kuriboh@hand] }',
    says: 'B does not see',
  },
  doesNotSee: {
    holds: 'doesNotSee: { B: [Kuriboh@hand] }',
    fails: 'doesNotSee: { A: [Kuriboh@hand] }',
    says: 'A sees',
  },
  shown: {
    after: chained,
    holds: 'shown: { B: [Dark Hole] }',
    fails: 'shown: { B: [Kuriboh] }',
    says: 'has not been shown',
  },
  notShown: {
    after: chained,
    holds: 'notShown: { B: [Kuriboh] }',
    fails: 'notShown: { B: [Dark Hole] }',
    says: 'has been shown',
  },
  order: {
    holds: 'order: { A.gy: [Sangan, Mystical Elf] }',
    fails: 'order: { A.gy: [Mystical Elf, Sangan] }',
    says: 'bottom to top',
  },
};

describe.each(Object.entries(PAIRS))('%s', (_, { after = '', holds, fails, says }) => {
  it('holds where it is so', () => {
    expect(failureOf(`${after}  - expect: { ${holds} }\n`)).toBeUndefined();
  });
  it('fails where it is not so', () => {
    expect(failureOf(`${after}  - expect: { ${fails} }\n`)).toMatch(says);
  });
});
it('a reason is that reason and no other', () => {
  const cannot = (rule: string) =>
    failureOf(`  - expect: { cannot: { B: activate Waboku }, because: ${rule} }\n`);
  const said = cannot('summoning.normal.once-per-turn');
  expect(said).toContain('expected summoning.normal.once-per-turn');
});
