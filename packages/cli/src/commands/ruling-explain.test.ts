import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { scripted } from '../scripted.fixture.ts';
import { runRulingExplain } from './ruling-explain.ts';

const written = (text: string): string => {
  const file = join(mkdtempSync(join(tmpdir(), 'spellspeed-')), 'question.yaml');
  writeFileSync(file, text);
  return file;
};
const explained = (text: string): { readonly code: number; readonly page: string } => {
  const terminal = scripted();
  const code = runRulingExplain(written(text), { json: false }, terminal);
  return { code, page: terminal.printed() };
};
const FIELD = `
title: Kuriboh
cites: [effects.condition.must-hold]
A: { monsters: [Summoned Skull] }
B: { hand: [Kuriboh] }
steps:
  - A: attack Summoned Skull directly
`;

describe('ruling explain', () => {
  test('tells step by step what happened, what could be done, and which clauses decided', () => {
    const { code, page } = explained(`${FIELD}
  - expect: { cannot: { B: activate Kuriboh }, because: effects.condition.must-hold }
  - B: activate Kuriboh
  - advance: battle-step
  - expect: { lp: { B: 8000 } }
`);
    expect(code).toBe(0);
    const lines = page.split('\n').map((line) => line.trim());
    expect(lines).toEqual(
      expect.arrayContaining([
        '1  A: attack Summoned Skull directly',
        `A's "Summoned Skull" attacks directly.`,
        'turn 3 of A, Battle Step · LP 8000 – 8000 · attack: Summoned Skull directly',
        'A can only pass',
        'B cannot activate Kuriboh: effects.condition.must-hold',
        'B cannot activate Kuriboh because of effects.condition.must-hold:',
        '3  B: activate Kuriboh',
        'B discards "Kuriboh".',
        'Shows',
        '✓ It goes as it is written.',
      ]),
    );
    expect(page).toContain('Kuriboh: During damage calculation');
    for (const line of page.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
  });
  test('says why a step cannot happen, and what could be done instead', () => {
    const { code, page } = explained(`${FIELD}  - { B: activate Kuriboh, at: battle-step }\n`);
    expect(code).toBe(1);
    expect(page).toContain('B cannot "activate Kuriboh": it is not possible at battle-step');
    expect(page).toContain('because effects.condition.must-hold [Kuriboh]');
    expect(page).toContain('✗ It does not go as it is written.');
  });
  test('names the clause behind the moment', () => {
    const { page } = explained(
      'title: x\nA: { hand: [Kuriboh, Sangan] }\nsteps:\n  - A: summon Kuriboh\n  - A: summon Sangan\n',
    );
    expect(page).toContain('because summoning.normal.once-per-turn');
  });
  test('prints data', () => {
    const terminal = scripted();
    expect(runRulingExplain(written(FIELD), { json: true }, terminal)).toBe(0);
    const { scenarios } = JSON.parse(terminal.printed());
    expect(scenarios[0]).toMatchObject({
      title: 'Kuriboh',
      passed: true,
      cites: [{ rule: 'effects.condition.must-hold' }],
      steps: [
        {
          step: 'A: attack Summoned Skull directly',
          events: ['– Battle Phase', `A's "Summoned Skull" attacks directly.`],
          now: { turn: 3, turnPlayer: 'A', phase: 'battle', timing: 'battle-step' },
          could: [
            { player: 'A', asked: true, commands: [] },
            { player: 'B', refused: [{ command: 'activate Kuriboh', rule: 'effects.condition.must-hold' }] },
          ],
        },
      ],
    });
  });
  test('reports mistakes in the text', () => {
    const { code, page } = explained('title: x\nA: { hnad: [] }\n');
    expect(code).toBe(1);
    expect(page).toContain('did you mean "hand"?');
  });
});
